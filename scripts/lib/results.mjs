import { stripVTControlCharacters } from 'node:util'

/**
 * The counts of a part of the test run, with its failures and flaky tests.
 * @typedef {{ passed: number, failed: number, skipped: number, problems: string[] }} Count
 */

/**
 * Adds several counts up.
 * @param {Count[]} counts
 * @returns {Count}
 */
export function total(counts) {
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
      problems: [...sum.problems, ...count.problems],
    }),
    { passed: 0, failed: 0, skipped: 0, problems: [] },
  )
}

/**
 * The end of a run's output: all problems again, then the summary.
 * @param {Count} count
 */
export function closing(count) {
  const list = count.problems.map((problem) => `✗ ${problem}\n`)
  return ['', ...list, closingLine(count)].join('\n')
}

/** Enough for the whole message of several races. */
const maxLines = 60

/**
 * Formats a problem: its title and the first lines of its output without the frames of packages, indented, with the
 * number of omitted lines.
 * @param {string} title
 * @param {string} [output]
 */
export function problem(title, output = '') {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter(
      (line) => line.trim() && !/^ *at .*(?:node_modules\/|node:internal|<anonymous>)/.test(line),
    )
  const more = lines.length - maxLines
  if (more > 0) lines.splice(maxLines, more, `and ${more} more lines, which the report has`)
  return [title, ...lines.map((line) => `    ${line}`)].join('\n')
}

/**
 * The last line of a run: `12 passed, 0 failed`, with `, 3 skipped` when there are any.
 * @param {Omit<Count, 'problems'>} count
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * The exit code of a run: a run that executed nothing has failed.
 * @param {Omit<Count, 'problems'>} count
 */
export const runExitCode = ({ passed, failed }) => (failed > 0 || passed === 0 ? 1 : 0)
