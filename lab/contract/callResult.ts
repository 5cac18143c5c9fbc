import { describeFirst, merged, type WrongField } from './wrongFields.ts'

/** The states of a call in a CMS, in ascending priority. */
const states = [
  'not checked',
  'fine',
  'fine, read generously',
  'not offered',
  'wrong',
  'missing',
] as const
export type CallState = (typeof states)[number]

/** The result of one call of the contract. */
export interface CallResult {
  /** The name of the call in docs/rest, such as `products.read`. */
  name: string
  /** The method and path of the call, such as `GET /api/v1/products/:slug`. */
  call: string
  state: CallState
  /** The finding: the first field with its problem, or a status. */
  detail?: string
  /** Every field that is wrong or, of a call that is not, read generously. */
  fields?: WrongField[]
}

/** Gives a call this state, unless the one that it has outweighs it. */
export function worsen(result: CallResult, state: CallState, detail?: string) {
  if (states.indexOf(state) <= states.indexOf(result.state)) return
  delete result.fields
  delete result.detail
  Object.assign(result, { state, ...(detail && { detail }) })
}

/** Adds fields to those of the call's other responses in the same state. */
export function collect(result: CallResult, state: CallState, fields: readonly WrongField[]) {
  worsen(result, state)
  if (result.state !== state) return
  result.fields = merged([...(result.fields ?? []), ...fields])
  result.detail = describeFirst(result.fields) ?? ''
}
