import type { MoneyParent } from '../mappers/moneyParent.ts'

/** Converts an amount to the schema's Money. */
export const toMoney = (amount: number): MoneyParent => ({ amount })

/** Converts an amount that may be missing. */
export const optionalMoney = (amount: number | null | undefined): MoneyParent | null =>
  amount === null || amount === undefined ? null : { amount }
