import { parse } from 'regexparam'
import type { CmsResponse } from '#tests/support/cms/shopper.ts'
import { contractRoutes, hasNeutralName, isOptional } from './calls/allCalls.ts'
import { describeField, describeFirst, merged, type WrongField } from './wrongFields.ts'

/** How a CMS implements a call; a later state outweighs an earlier one. */
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
  /** Its name, such as `products.read`, by which docs/rest describes it. */
  name: string
  /** Its method and path, such as `GET /api/v1/products/:slug`. */
  call: string
  state: CallState
  /** What is wrong or read generously: the first field with its problem, or a status. */
  detail?: string
  /** Every field that is wrong or, of a call that is not, read generously. */
  fields?: WrongField[]
}

/** A line on what a check has found, with a key that is the same for the same problem of another response. */
export interface Problem {
  text: string
  key: string
}

const calls = contractRoutes.flatMap(({ name, method, url }) =>
  [method].flat().map((each) => ({ name, method: each, url, ...parse(url) })),
)

/** Records how the calls of a CMS ended, and what each check has found. */
export class CallLog {
  readonly #results = new Map<string, CallResult>(
    calls.map(({ name, method, url }) => [
      `${method} ${url}`,
      { name, call: `${method} ${url}`, state: 'not checked' },
    ]),
  )
  readonly #callOf = new WeakMap<CmsResponse<unknown>, CallResult>()
  readonly #succeeded = new Set<CallResult>()
  #check: { subject?: CallResult; last?: CallResult; problems: Problem[]; notes: Problem[] } = {
    problems: [],
    notes: [],
  }

  /** Begins a check. One whose title begins with a call, such as `GET /cart is empty`, is a check of that call. */
  startCheck(title: string) {
    const [, method, path] = /^([A-Z]+) (\/[^\s?,]*)/.exec(title) ?? []
    const subject = ['/api/v1', ''].map((prefix) => this.#find(method, prefix + path)).find(Boolean)
    this.#check = { ...(subject && { subject }), problems: [], notes: [] }
  }

  /** What the current check has found: what is wrong, and what was read generously. */
  get found(): { problems: readonly Problem[]; notes: readonly Problem[] } {
    return this.#check
  }

  /** Records a response, whose path is that of the request. */
  record(method: string, path: string, response: CmsResponse<unknown>) {
    const result = this.#find(method, path)
    if (!result) return
    this.#check.last = result
    this.#callOf.set(response, result)
    if (response.status < 400) this.#succeeded.add(result)
    if (response.status !== 501) worsen(result, 'fine')
    else if (mayLack(result.name)) worsen(result, 'not offered')
    else worsen(result, 'missing', 'status 501')
  }

  /** Records that a request had no response. */
  fail(method: string, path: string, problem: string) {
    const result = this.#find(method, path)
    this.#check.problems.push(...this.#linesOf(result, problem))
    if (result) worsen(result, 'wrong', problem)
  }

  /** Records that a response means that the CMS does not offer the call. */
  lack(response: CmsResponse<unknown>) {
    const result = this.#callOf.get(response)
    if (result && mayLack(result.name)) worsen(result, 'not offered')
  }

  /** Records why a response is not what the contract says: a problem of the whole, or its wrong fields. */
  reject(response: CmsResponse<unknown>, problem: string | readonly WrongField[]) {
    const result = this.#callOf.get(response)
    this.#check.problems.push(...this.#linesOf(result, problem))
    if (!result || result.state === 'not offered' || response.status === 501) return
    // A CMS without the route has no body of the contract, and never succeeds.
    const isMissing = response.status === 404 && !response.text.includes('not_found')
    const state = isMissing && !this.#succeeded.has(result) ? 'missing' : 'wrong'
    if (typeof problem === 'string') worsen(result, state, problem)
    else collect(result, state, problem)
  }

  /** Records fields that the gateway reads although their form is not the documented one. */
  accept(response: CmsResponse<unknown>, fields: readonly WrongField[]) {
    const result = this.#callOf.get(response)
    if (!result || fields.length === 0) return
    this.#check.notes.push(...this.#linesOf(result, fields))
    collect(result, 'fine, read generously', fields)
  }

  /** Records why the current check failed, when no response was rejected: what its call returned is wrong. */
  blame(problem: string) {
    const { subject, last, problems } = this.#check
    problems.push({ text: problem, key: problem })
    const result = subject ?? last
    if (result && result.state !== 'not offered') worsen(result, 'wrong', problem)
  }

  /** The calls of the contract, in the order of their names. */
  get results(): readonly CallResult[] {
    return [...this.#results.values()].toSorted((one, other) => one.name.localeCompare(other.name))
  }

  #find(method: string | undefined, path: string): CallResult | undefined {
    const { pathname } = new URL(path, 'http://cms')
    const match = calls.find((call) => call.method === method && call.pattern.test(pathname))
    return this.#results.get(`${match?.method} ${match?.url}`)
  }

  #linesOf(result: CallResult | undefined, problem: string | readonly WrongField[]): Problem[] {
    const call = result && result !== this.#check.subject ? `${result.call}: ` : ''
    if (typeof problem === 'string')
      return [{ text: call + problem, key: `${result?.call} ${problem}` }]
    return problem.map((each) => ({
      text: call + describeField(each),
      key: `${result?.call} ${each.field} ${each.problem}`,
    }))
  }
}

/** Whether a CMS may lack a call: it is optional, or has a neutral name that the CMS has. */
const mayLack = (name: string) => isOptional(name) || hasNeutralName(name)

function worsen(result: CallResult, state: CallState, detail?: string) {
  if (states.indexOf(state) <= states.indexOf(result.state)) return
  result.state = state
  delete result.fields
  if (detail) result.detail = detail
}

/** Adds fields to those of the call's other responses in the same state. */
function collect(result: CallResult, state: CallState, fields: readonly WrongField[]) {
  worsen(result, state)
  if (result.state !== state) return
  result.fields = merged([...(result.fields ?? []), ...fields])
  result.detail = describeFirst(result.fields) ?? ''
}
