import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { inRoot, root } from './paths.mjs'
import { elapsed } from './progress.mjs'
import { readRecords } from './records.mjs'

const file = inRoot('.cache', 'report', 'durations.json')
const listedFiles = 10

/**
 * Prints how long each part of a run took, and its slowest test files; writes the durations of all files as JSON. Those of
 * files that run side by side add up to more than their part.
 * @param {{ title: string, milliseconds: number }[]} parts
 * @param {string} started the instant at which the run began, in ISO 8601
 */
export function printDurations(parts, started) {
  const files = readRecords()
    .filter(({ date, project }) => date >= started && !['check', 'size'].includes(project))
    .map(({ project, file, duration, tests }) => ({ project, file, duration, tests: tests.length }))
    .sort((one, other) => other.duration - one.duration)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ parts, files }, null, 2)}\n`)
  for (const { title, milliseconds } of parts)
    console.log(`${elapsed(milliseconds).padStart(12)}  ${title}`)
  if (files.length > 0) console.log('\nThe slowest files:')
  for (const { project, file, duration } of files.slice(0, listedFiles))
    console.log(`${elapsed(duration).padStart(12)}  [${project}] ${file}`)
  console.log(`\nAll durations: ${relative(root, file)}`)
}
