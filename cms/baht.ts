/** Formats whole baht: ฿12,900 or −฿290. */
export function formatBaht(baht: number): string {
  return `${baht < 0 ? '−' : ''}฿${Math.abs(baht).toLocaleString('en-US')}`
}
