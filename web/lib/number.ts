/**
 * Formats a whole number with thousands separators: `1234567` as `1,234,567`, in Thai as in English. Not by `Intl`: its
 * first use costs a phone up to 90 ms of every first view.
 */
export function groupDigits(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ',')
}
