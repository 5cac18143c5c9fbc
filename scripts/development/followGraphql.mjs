import { setTimeout } from 'node:timers/promises'
import { generateTypes, typesAreGenerated } from '../lib/generated.mjs'
import { step } from '../lib/progress.mjs'

/** An editor writes a file in several steps. */
const settledMilliseconds = 100

/**
 * Generates the GraphQL types and the messages when schema.graphql, a `.graphql` document or messages have changed, and
 * reports a document that is not valid.
 * @returns {{ changed: (file: string) => void, generated: () => Promise<void> }} changed receives the path of a changed
 *   file; generated resolves when nothing is being generated
 */
export function followGraphql() {
  let hasChanged = false
  /** @type {Promise<void> | undefined} */
  let generating
  const generate = async () => {
    while (hasChanged) {
      hasChanged = false
      await setTimeout(settledMilliseconds)
      if (!typesAreGenerated())
        await step('Generating the GraphQL types', generateTypes).catch(report)
    }
    generating = undefined
  }
  return {
    changed(file) {
      if (!file.endsWith('.graphql') && !/messages\/\w+\.yaml$/.test(file)) return
      hasChanged = true
      generating ??= generate()
    },
    generated: async () => generating,
  }
}

/** @param {unknown} error */
const report = (error) => console.error(error instanceof Error ? error.message : error)
