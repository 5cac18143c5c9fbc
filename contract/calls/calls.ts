import type { z } from 'zod'
import { type Call, joinCalls } from './call.ts'
import { cartCalls } from './cartCalls.ts'
import { catalogCalls } from './catalogCalls.ts'
import { contentCalls } from './contentCalls.ts'
import { customerCalls } from './customerCalls.ts'
import { orderCalls } from './orderCalls.ts'
import { searchCalls } from './searchCalls.ts'

/** Every call of the REST contract by its name, such as `cart.add`. */
export const calls = joinCalls(
  contentCalls,
  catalogCalls,
  searchCalls,
  cartCalls,
  customerCalls,
  orderCalls,
)

export type Calls = typeof calls
export type CallName = keyof Calls

/** The calls of all domains with their names, in the order of the domains. */
export const callList: readonly (Call & { name: CallName })[] = Object.entries<Call>(calls).map(
  ([name, call]) => ({ ...call, name: name as CallName }),
)

/** The call with a name; undefined for a name that no call has. */
export const findCall = (name: string): Call | undefined =>
  (calls as Readonly<Record<string, Call>>)[name]

/** Whether a CMS may leave a call out. */
export const isOptional = ({ without, neutralOf }: Pick<Call, 'without' | 'neutralOf'>): boolean =>
  without !== undefined || neutralOf !== undefined

/** The names of calls with a field of a type, such as those with `access: 'public'`. */
export type CallNameWith<Field> = {
  [Name in CallName]: Calls[Name] extends Field ? Name : never
}[CallName]

/** A schema of a call; never for a call without it. */
export type SchemaAt<
  Name extends CallName,
  Key extends 'query' | 'body' | 'response',
> = Calls[Name] extends {
  [Each in Key]: infer Schema extends z.ZodType
}
  ? Schema
  : never

/** The body of a call, as it is sent. */
export type CallBody<Name extends CallName> = z.input<SchemaAt<Name, 'body'>>

/** The names of a call's parameters in the query. */
export type CallQueryName<Name extends CallName> = keyof z.input<SchemaAt<Name, 'query'>> & string

/** The names of a call's parameters in the path. */
export type CallParameterName<Name extends CallName> = Calls[Name] extends { params: infer Params }
  ? keyof Params & string
  : never

/** The contract of a call's response. */
export type CallResponse<Name extends CallName> = SchemaAt<Name, 'response'>

/** The parameters of a call's path, after validation. */
export type CallParams<Name extends CallName> = Calls[Name] extends { params: infer Schemas }
  ? { [Key in keyof Schemas]: Schemas[Key] extends z.ZodType ? z.output<Schemas[Key]> : never }
  : undefined
