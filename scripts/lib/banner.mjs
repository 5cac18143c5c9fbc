/**
 * Formats a heading and one aligned line per URL.
 * @param {string} heading
 * @param {string[]} lines columns separated by two or more spaces: name, URL, note
 * @param {string} closing
 */
export function banner(heading, lines, closing) {
  const rows = lines.map((line) => line.trim().split(/\s{2,}/))
  const widths = [0, 1].map((column) =>
    Math.max(0, ...rows.map((row) => (row.length > column + 1 ? (row[column] ?? '').length : 0))),
  )
  const body = rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd(),
  )
  return ['', heading, '', ...body, '', closing, ''].join('\n')
}
