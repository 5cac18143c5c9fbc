import type { CmsResponse } from '@vitrine/cms/tests/support/shopper.ts'
import { callUrl } from '@vitrine/contract/calls/call.ts'
import { callList, isOptional } from '@vitrine/contract/calls/calls.ts'
import { parse } from 'regexparam'
import { type CallResult, collect, worsen } from './callResult.ts'
import { describeField, type WrongField } from './wrongFields.ts'

/** A line on what a check has found, with a key that is the same for the same problem of another response. */
export interface Problem {
  text: string
  key: string
}

/** Findings of the current check, by the keys of the problems. */
interface Check {
  /** The call that the title names. */
  subject?: CallResult
  /** The call that was made last. */
  last?: CallResult
  problems: Map<string, Problem>
  notes: Map<string, Problem>
}

const calls = callList.flatMap((call) => {
  const url = callUrl(call)
  const { name } = call
  return [call.method].flat().map((method) => ({ name, method, url, ...parse(url) }))
})

/** Records how the calls of a CMS ended, and what each check has found. */
export class CallLog {
  readonly #results = new Map<string, CallResult>(
    calls.map(({ name, method, url }) => [
      `${method} ${url}`,
      { name, call: `${method} ${url}`, state: 'not checked' },
    ]),
  )
  readonly origin: string
  readonly #callOf = new WeakMap<CmsResponse<unknown>, CallResult>()
  readonly #succeeded = new Set<CallResult>()
  readonly #skipped = new Set<CallResult>()
  #check: Check = { problems: new Map(), notes: new Map() }

  constructor(cms: string) {
    this.origin = new URL(cms).origin
  }

  /** Begins a check, which is one of the call at the beginning of its title, such as `GET /cart is empty`. */
  startCheck(title: string) {
    const [, method, path] = /^([A-Z]+) (\/[^\s?,]*)/.exec(title) ?? []
    const subject = ['/api/v1', ''].map((prefix) => this.#find(method, prefix + path)).find(Boolean)
    this.#check = { ...(subject && { subject }), problems: new Map(), notes: new Map() }
  }

  /** Findings of the current check: problems, and fields that were read generously. */
  get found(): { problems: readonly Problem[]; notes: readonly Problem[] } {
    const { problems, notes } = this.#check
    return { problems: [...problems.values()], notes: [...notes.values()] }
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
    add(this.#check.problems, this.#linesOf(result, problem))
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
    add(this.#check.problems, this.#linesOf(result, problem))
    if (!result || result.state === 'not offered' || response.status === 501) return
    // A CMS without the route has no body of the contract or rejects a path without parameters, and never succeeds.
    const isUnknown = !response.text.includes('not_found') || !result.call.includes(':')
    const isMissing = response.status === 404 && isUnknown
    const state = isMissing && !this.#succeeded.has(result) ? 'missing' : 'wrong'
    if (typeof problem === 'string') worsen(result, state, problem)
    else collect(result, state, problem)
  }

  /** Records fields that the gateway reads although their form is not the documented one. */
  accept(response: CmsResponse<unknown>, fields: readonly WrongField[]) {
    const result = this.#callOf.get(response)
    if (!result || fields.length === 0) return
    add(this.#check.notes, this.#linesOf(result, fields))
    collect(result, 'fine, read generously', fields)
  }

  /** Records why the current check failed, when no response was rejected: what its call returned is wrong. */
  blame(problem: string) {
    const { subject, last, problems } = this.#check
    const result = subject ?? last
    add(problems, [{ text: problem, key: `${result?.call} ${problem}` }])
    if (result && result.state !== 'not offered') worsen(result, 'wrong', problem)
  }

  /** Records that the current check could not run: its call is not fine only because it rejects other requests. */
  skip() {
    const { subject } = this.#check
    if (subject) this.#skipped.add(subject)
  }

  /** The calls of the contract, in the order of their names. */
  get results(): readonly CallResult[] {
    const isUnknown = (result: CallResult) =>
      result.state === 'fine' && this.#skipped.has(result) && !this.#succeeded.has(result)
    return [...this.#results.values()]
      .map(
        (result): CallResult => (isUnknown(result) ? { ...result, state: 'not checked' } : result),
      )
      .toSorted((one, other) => one.name.localeCompare(other.name))
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
    return problem.map((item) => ({
      text: call + describeField(item),
      key: `${result?.call} ${item.field} ${item.problem}`,
    }))
  }
}

function add(problemsByKey: Map<string, Problem>, problems: readonly Problem[]) {
  for (const problem of problems)
    if (!problemsByKey.has(problem.key)) problemsByKey.set(problem.key, problem)
}

/** Whether a call may be made by a neutral name instead. */
export const hasNeutralName = (name: string) => callList.some(({ neutralOf }) => neutralOf === name)

/** Whether a CMS may lack a call: it is optional, or has a neutral name that the CMS has. */
const mayLack = (name: string) =>
  callList.some((call) => call.name === name && isOptional(call)) || hasNeutralName(name)
