import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { problemWithStatus } from '@vitrine/contract/problems.ts'

type Fault =
  | { kind: 'fail'; status: number }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'cut' }
  | { kind: 'malform' }

/** The faults that a QA session has switched on (docs/rest/README.md, Fault switches). */
export interface Switches {
  faults: { target: string; fault: Fault }[]
  /** Offset of the clock in milliseconds. */
  clockOffset: number
  sessionExpired: boolean
  /** Stock by SKU that replaces the real one. */
  stock: ReadonlyMap<string, number>
  /** The malformed switches, for the log. */
  ignored: string[]
}

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** Parses QA switches such as `cart.add:409,orders:slow5s,auth:expire,clock:+2h,stock:SKU=0`. */
export function parseSwitches(text: string): Switches {
  const faults: Switches['faults'] = []
  const stock = new Map<string, number>()
  const ignored: string[] = []
  let clockOffset = 0
  let sessionExpired = false
  for (const part of text.slice(0, 1000).split(',')) {
    const [target = '', value = ''] = part.trim().split(/:(.*)/s)
    const pin = /^([^=]+)=(\d{1,6})$/.exec(value)
    const fault = parseFault(value)
    if (target === 'clock' && milliseconds(value) !== null) clockOffset = milliseconds(value) ?? 0
    else if (target === 'auth' && value === 'expire') sessionExpired = true
    else if (target === 'stock' && pin?.[1]) stock.set(pin[1], Number(pin[2]))
    else if (target && fault) faults.push({ target, fault })
    else if (part.trim()) ignored.push(part.trim())
  }
  return { faults, clockOffset, sessionExpired, stock, ignored }
}

/** The faults of the call with this name: `orders` matches `orders.list` too. */
export function callFaults(switches: Switches, name: string): Fault[] {
  return switches.faults
    .filter(({ target }) => name === target || name.startsWith(`${target}.`))
    .map(({ fault }) => fault)
}

/**
 * An error with this status, in the form of a real one, which from 500 on is internal, so that shoppers do not see its
 * message.
 */
export function switchedFailure(status: number): ContractProblem {
  const code = (status < 500 ? problemWithStatus(status) : undefined) ?? 'internal'
  const retryAfter = status === 429 ? { retryAfter: 1 } : {}
  return new ContractProblem(code, `Switched to fail with ${status}`, { status, ...retryAfter })
}

function parseFault(value: string): Fault | null {
  if (value === 'cut' || value === 'malform') return { kind: value }
  if (/^[45]\d\d$/.test(value)) return { kind: 'fail', status: Number(value) }
  const delay = value.startsWith('slow') ? milliseconds(value.slice(4)) : null
  return delay === null ? null : { kind: 'slow', milliseconds: Math.min(Math.abs(delay), 60_000) }
}

function milliseconds(text: string): number | null {
  const [, sign, amount, unit] = /^([+-]?)(\d{1,9})(ms|s|m|h|d)$/.exec(text) ?? []
  if (!amount || !unit) return null
  return (sign === '-' ? -1 : 1) * Number(amount) * units[unit as keyof typeof units]
}
