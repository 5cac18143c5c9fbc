/**
 * What a part of the test run counted.
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 */

/**
 * The sum of several counts.
 * @param {Count[]} counts
 * @returns {Count}
 */
export function total(counts) {
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/**
 * The last line of a run: `12 passed, 0 failed`, with `, 3 skipped` when there are any.
 * @param {Count} count
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * The exit code of a run: a run that executed nothing has failed.
 * @param {Count} count
 */
export const exitCodeOf = ({ passed, failed }) => (failed > 0 || passed === 0 ? 1 : 0)
