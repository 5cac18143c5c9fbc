/** Whole baht as people read them: ฿12,900. */
export function formatBaht(baht: number): string {
  return `฿${baht.toLocaleString('en-US')}`
}
