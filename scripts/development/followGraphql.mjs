import { generateTypes, typesAreGenerated } from '../lib/generated.mjs'
import { step } from '../lib/progress.mjs'

/** An editor writes a file in several steps. */
const settledMilliseconds = 100

/**
 * Returns a function that receives the path of a changed file and generates the GraphQL types and the messages when
 * schema.graphql, a `.graphql` document or messages have changed. A document that is not valid is reported and keeps the
 * previous types. Vite then updates the pages, and a new schema restarts the gateway.
 * @returns {(file: string) => void}
 */
export function followGraphql() {
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
  return (file) => {
    if (!file.endsWith('.graphql') && !/messages\/\w+\.yaml$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(generate, settledMilliseconds)
    timer.unref()
  }
}
