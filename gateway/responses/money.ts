import type { ResolversParentTypes } from '../generated/resolvers.ts'

/** An amount of money without its currency, which is that of the site: the resolver adds it. */
type MoneyParent = ResolversParentTypes['Money']

/** Converts an amount to the schema's Money. */
export const toMoney = (amount: number): MoneyParent => ({ amount })

/** Converts an amount that may be missing. */
export const optionalMoney = (amount: number | null | undefined): MoneyParent | null =>
  amount === null || amount === undefined ? null : { amount }
