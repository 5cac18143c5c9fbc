/** Saves lines of a table as a file of the browser. */
export function downloadCsv(name: string, lines: readonly string[]): void {
  // The mark makes spreadsheets read Thai.
  const file = new Blob([`\ufeff${lines.join('\r\n')}`], { type: 'text/csv' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
