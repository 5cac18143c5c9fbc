/**
 * A whole number with its thousands parted: `1234567` becomes `1,234,567`, in Thai as in English. Not by `Intl`: its
 * first use costs a phone up to 90 ms, on the way to every first view.
 */
export function groupDigits(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ',')
}
