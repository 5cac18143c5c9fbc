import { watch } from 'node:fs'
import { generateTypes, typesAreGenerated } from './generated.mjs'
import { inRoot } from './paths.mjs'
import { step } from './progress.mjs'

/** An editor writes a file in several steps. */
const settledMilliseconds = 100

/**
 * Generates the GraphQL types when schema.graphql or a `.graphql` document of web/ changes. A document that is not valid
 * is reported and keeps the previous types. Vite then updates the pages, and a new schema restarts the gateway.
 * @returns {() => void} stops watching
 */
export function watchGraphql() {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let isGenerating = false
  const generate = async () => {
    if (isGenerating || typesAreGenerated()) return
    isGenerating = true
    try {
      await step('Generating the GraphQL types', generateTypes)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      isGenerating = false
      return
    }
    isGenerating = false
    // A change that came meanwhile.
    await generate()
  }
  /** @param {string} _event @param {string | null} file */
  const onChange = (_event, file) => {
    if (!file?.endsWith('.graphql')) return
    clearTimeout(timer)
    timer = setTimeout(generate, settledMilliseconds)
  }
  // The folder: an editor that replaces the file would end a watcher of the file itself.
  const watchers = [
    watch(inRoot('.'), onChange),
    watch(inRoot('web'), { recursive: true }, onChange),
  ]
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
