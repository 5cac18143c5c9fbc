import { routes } from '@vitrine/cms/app/routes.ts'
import type { CallFacts } from './callFacts.ts'
import { cartCalls } from './cartCalls.ts'
import { catalogCalls } from './catalogCalls.ts'
import { contentCalls } from './contentCalls.ts'
import { customerCalls } from './customerCalls.ts'
import { orderCalls } from './orderCalls.ts'

/** Routes of the embedded CMS that are no part of the contract: its own fonts, and what its previews show. */
const ownRoutes = /^(component\.|preview$)/

/** The routes of the contract. */
export const contractRoutes = routes.filter(({ name }) => !ownRoutes.test(name))

/** The facts of each call of the contract, by its name. */
export const allCalls: Readonly<Record<string, CallFacts>> = {
  ...contentCalls,
  ...catalogCalls,
  ...cartCalls,
  ...customerCalls,
  ...orderCalls,
}

/** The facts of a call. Throws with what to do when there are none. */
export function factsOf(name: string): CallFacts {
  const facts = allCalls[name]
  if (!facts) throw new Error(`Describe the call ${name} in tests/contract/calls/.`)
  return facts
}

/** Whether a call may be made by a neutral name instead. */
export const hasNeutralName = (name: string) =>
  Object.values(allCalls).some(({ neutralOf }) => neutralOf === name)

/** Whether a CMS may leave a call out. */
export const isOptional = (name: string) => {
  const { without, neutralOf } = factsOf(name)
  return without !== undefined || neutralOf !== undefined
}
