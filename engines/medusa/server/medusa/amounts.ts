/** Returns an amount of Medusa, which is decimal baht, in whole baht, rounded half up. */
export function toBaht(amount: number | null | undefined): number {
  // Errors of binary fractions must not decide what is half a baht.
  return Math.round(toSatang(amount) / 100)
}

/** Rounds a total down to whole baht: its satang, of prices that are not whole, are the shop's. */
export const downToBaht = (amount: number): number => Math.floor(toSatang(amount) / 100)

/** Returns an amount of Medusa, which is decimal baht, in whole satang. */
export function toSatang(amount: number | null | undefined): number {
  return Math.round(Number(amount ?? 0) * 100)
}
