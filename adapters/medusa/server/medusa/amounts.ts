/** Returns an amount of Medusa, which is decimal baht, in whole baht. */
export function toBaht(amount: number | null | undefined): number {
  return Math.round(Number(amount ?? 0))
}
