/** A line of a table for spreadsheets, which would calculate a cell that begins like a formula. */
export const csvLine = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""').replace(/^(?=[=+\-@])/, "'")}"`).join(',')

/** One cell, in quotation marks or not, and what ends it: a separator, the end of its line or of the text. */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'g')

/** The rows of a table that a spreadsheet saved, with commas, semicolons or tabs; empty rows are left out. */
export function parseCsv(text: string): string[][] {
  const [first = ''] = text.split('\n', 1)
  const separator = [';', '\t'].find((each) => first.includes(each)) ?? ','
  const rows: string[][] = [[]]
  for (const [whole, quoted, plain = '', end] of text
    .replace(/^\ufeff/, '')
    .matchAll(cellPattern(separator))) {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"')
    rows.at(-1)?.push(cell.replace(/^'(?=[=+\-@])/, '').trim())
    if (end !== separator) rows.push([])
    if (whole === '') break
  }
  return rows.filter((row) => row.some((cell) => cell !== ''))
}
