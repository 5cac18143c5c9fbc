/** Returns an amount of Medusa, which is decimal baht, in whole baht. */
export function toBaht(amount: number | null | undefined): number {
  return Math.round(Number(amount ?? 0))
}

/** Returns an amount of Medusa, which is decimal baht, in whole satang. */
export function toSatang(amount: number | null | undefined): number {
  return Math.round(Number(amount ?? 0) * 100)
}
