import type { Resolvers } from '../generated/resolvers.ts'
import type { Context } from '../sources/context.ts'

/** The currency of amounts. `amount` is a plain property, because a listing has dozens of prices. */
export const money: Resolvers<Context> = {
  Money: {
    currencyCode: (_, _arguments, { sources }) => sources.content.currencyCode(),
  },
}
