/** A line of a table for spreadsheets, which would calculate a cell that begins like a formula, also after a tab or a line break. */
export const csvLine = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""').replace(/^(?=\s*[=+\-@])/, "'")}"`).join(',')

/** A pattern of one cell, in quotation marks or not, and of the separator, line end or text end after it. */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'g')

interface CsvRow {
  /** The line of the file on which it begins, from 1. */
  line: number
  cells: string[]
}

/** The rows of a table that a spreadsheet saved, with commas, semicolons or tabs, without empty rows. */
export function parseCsv(text: string): CsvRow[] {
  const [first = ''] = text.split('\n', 1)
  const separator = [';', '\t'].find((item) => first.includes(item)) ?? ','
  let line = 1
  let row: CsvRow = { line, cells: [] }
  const rows = [row]
  for (const [whole, quoted, plain = '', end] of text
    .replace(/^\ufeff/, '')
    .matchAll(cellPattern(separator))) {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"')
    row.cells.push(cell.replace(/^'(?=\s*[=+\-@])/, '').trim())
    line += whole.split('\n').length - 1
    if (end !== separator) {
      row = { line, cells: [] }
      rows.push(row)
    }
    if (whole === '') break
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
}
