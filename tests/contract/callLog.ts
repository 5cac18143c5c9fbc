import { parse } from 'regexparam'
import type { CmsResponse } from '#tests/support/cms/shopper.ts'
import { contractRoutes, hasNeutralName, isOptional } from './calls/allCalls.ts'

/** How a CMS implements a call; a later state outweighs an earlier one. */
const states = ['not checked', 'fine', 'not offered', 'wrong', 'missing'] as const
export type CallState = (typeof states)[number]

/** The result of one call of the contract. */
export interface CallResult {
  /** Its name, such as `products.read`, by which docs/rest describes it. */
  name: string
  /** Its method and path, such as `GET /api/v1/products/:slug`. */
  call: string
  state: CallState
  /** What is wrong: the field of a response with its problem, or a status. */
  detail?: string
}

const calls = contractRoutes.flatMap(({ name, method, url }) =>
  [method].flat().map((each) => ({ name, method: each, url, ...parse(url) })),
)

/** Records how the calls of a CMS ended. A call counts as fine until one of its responses is rejected. */
export class CallLog {
  readonly #results = new Map<string, CallResult>(
    calls.map(({ name, method, url }) => [
      `${method} ${url}`,
      { name, call: `${method} ${url}`, state: 'not checked' },
    ]),
  )
  readonly #callOf = new WeakMap<CmsResponse<unknown>, CallResult>()
  readonly #succeeded = new Set<CallResult>()

  /** Records a response, whose path is that of the request. */
  record(method: string, path: string, response: CmsResponse<unknown>) {
    const { pathname } = new URL(path, 'http://cms')
    const match = calls.find((call) => call.method === method && call.pattern.test(pathname))
    const result = this.#results.get(`${match?.method} ${match?.url}`)
    if (!result) return
    this.#callOf.set(response, result)
    if (response.status < 400) this.#succeeded.add(result)
    if (response.status !== 501) worsen(result, 'fine')
    else if (mayLack(result.name)) worsen(result, 'not offered')
    else worsen(result, 'missing', 'status 501')
  }

  /** Records that a response means that the CMS does not offer the call. */
  lack(response: CmsResponse<unknown>) {
    const result = this.#callOf.get(response)
    if (result && mayLack(result.name)) worsen(result, 'not offered')
  }

  /** Records why a response is not what the contract says. */
  reject(response: CmsResponse<unknown>, detail: string) {
    const result = this.#callOf.get(response)
    if (!result || result.state === 'not offered' || response.status === 501) return
    // A CMS without the route has no body of the contract, and never succeeds.
    const isMissing = response.status === 404 && !response.text.includes('not_found')
    worsen(result, isMissing && !this.#succeeded.has(result) ? 'missing' : 'wrong', detail)
  }

  /** The calls of the contract, in the order of their names. */
  get results(): readonly CallResult[] {
    return [...this.#results.values()].toSorted((one, other) => one.name.localeCompare(other.name))
  }
}

/** Whether a CMS may lack a call: it is optional, or has a neutral name that the CMS has. */
const mayLack = (name: string) => isOptional(name) || hasNeutralName(name)

function worsen(result: CallResult, state: CallState, detail?: string) {
  if (states.indexOf(state) <= states.indexOf(result.state)) return
  result.state = state
  if (detail) result.detail = detail
}
