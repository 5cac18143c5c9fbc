import { parseArgs } from 'node:util'
import { lowerPriority } from './priority.ts'

/**
 * Draws the pictures of a data directory (VITRINE_DATA) and ends when nothing is left: first the
 * requested files, then, unless DRAW_AHEAD is 0, all others. With `--foreground` it draws the
 * requested files alone, at normal priority and on all processors.
 */
try {
  const { values } = parseArgs({ options: { foreground: { type: 'boolean', default: false } } })
  if (!values.foreground) lowerPriority()
  // Loaded after the priority is set: loading takes half a second of a processor, too.
  const { runStudio } = await import('./runStudio.ts')
  await runStudio(values)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
