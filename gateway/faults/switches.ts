import { cmsCalls, isAddressed, upstreams } from './cmsCalls.ts'

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/**
 * The offset in milliseconds of a clock switch: `+2h` or `-30m`, or a moment in Bangkok such as `2026-12-24T23:59` from
 * `now`. Undefined for another text.
 */
function offsetOf(value: string, now: number): number | undefined {
  const [, sign, amount, unit] = /^([+-]?)(\d{1,9})(ms|s|m|h|d)$/.exec(value) ?? []
  if (amount && unit)
    return (sign === '-' ? -1 : 1) * Number(amount) * units[unit as keyof typeof units]
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(value)) return undefined
  const moment = Date.parse(`${value.includes('T') ? value : `${value}T00:00`}+07:00`)
  return Number.isNaN(moment) ? undefined : moment - now
}

/** The effect of a switch on a call (docs/rest/README.md, Fault switches). */
export type FaultKind =
  | { kind: 'fail'; status: number }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'hang' | 'cut' | 'malform' | 'contract' | 'soldout' }

/** A fault of one call or of a group of calls. */
export interface Fault {
  /** The switch as it is written, such as `cart.add:500*2`. */
  text: string
  target: string
  fault: FaultKind
  /** The number of calls that it affects; undefined for all. */
  times: number | undefined
}

/** The switches of a visitor, as parsed from a URL, header or cookie. */
export interface Switches {
  /** The valid switches as they are written, without the id of the visitor. */
  text: string
  faults: Fault[]
  /** Milliseconds by which the shop's clock is ahead. */
  clockOffset: number
  sessionExpired: boolean
  /** Whether popups and the cookie consent are hidden. */
  hidesPopups: boolean
  /** Whether the switches apply to one tab, whose address and requests have them. */
  isOfTab: boolean
  /** Identifies the visitor whose limited faults are counted; empty without. */
  run: string
  /** The switches that the CMS applies, as it reads them. */
  forCms: string
  /** The problem of each switch that is not valid. */
  problems: string[]
}

const maxDelay = 60_000
const simple = ['hang', 'cut', 'malform', 'contract', 'soldout'] as const
/** The faults of requests that the gateway passes on. */
const proxiedKinds: readonly string[] = ['fail', 'slow', 'hang']
const names = [...new Set(cmsCalls.map(({ name }) => name))]

/** The calls and the CMSs that switches can name, for messages. */
export const knownNames = [...upstreams, ...names.toSorted()]

/** Parses switches such as `cart.add:500*2,orders:slow5s,clock:+2h`. `now` is in milliseconds since 1970. */
export function parseSwitches(text: string, now: number): Switches {
  const switches: Switches = {
    faults: [],
    clockOffset: 0,
    sessionExpired: false,
    hidesPopups: false,
    isOfTab: false,
    run: '',
    text: '',
    forCms: '',
    problems: [],
  }
  const forCms: string[] = []
  const valid: string[] = []
  for (const part of text.split(',').map((part) => part.trim())) {
    const [target = '', value = ''] = part.split(/:(.*)/s)
    const offset = target === 'clock' ? offsetOf(value, now) : undefined
    if (part === '') continue
    if (target === 'run' && /^\w{1,20}$/.test(value)) {
      switches.run = value
      continue
    }
    if (part === 'tab') switches.isOfTab = true
    else if (part === 'popups:off') switches.hidesPopups = true
    else if (part === 'auth:expire') switches.sessionExpired = true
    else if (target === 'stock' && /^[^=]+=\d{1,6}$/.test(value)) forCms.push(part)
    else if (offset !== undefined) {
      switches.clockOffset = offset
      forCms.push(clockSwitch(offset))
    } else {
      const fault = readFault(part, target, value)
      if (typeof fault === 'string') {
        switches.problems.push(fault)
        continue
      }
      switches.faults.push(fault)
    }
    valid.push(part)
  }
  return { ...switches, text: valid.join(','), forCms: forCms.join(',') }
}

/** The switch that moves the clock by an offset in milliseconds. */
export const clockSwitch = (offset: number): string =>
  `clock:${offset < 0 ? '-' : '+'}${Math.round(Math.abs(offset) / 1000)}s`

function readFault(text: string, target: string, value: string): Fault | string {
  if (target === 'clock')
    return `“${text}” is not a time: write clock:+2h, or clock:2026-12-24T23:59 in Bangkok.`
  if (target === 'stock') return `“${text}” is not a stock: write stock:SKU=0.`
  const matches = cmsCalls.filter(({ name }) => isAddressed(target, name))
  const isUpstream = upstreams.some((upstream) => upstream === target)
  if (!isUpstream && matches.length === 0) return `There is no call “${target}”.`
  const [, written = '', count] = /^(.*?)(?:\*([1-9]\d{0,2}))?$/.exec(value) ?? []
  const fault = kindOf(written)
  if (!fault)
    return `“${value}” is not a fault: write a status from 400 to 599, slow and a time as in slow5s, ${simple.join(', ')}, each with *2 for two times.`
  if (
    !isUpstream &&
    !proxiedKinds.includes(fault.kind) &&
    matches.every(({ isProxied }) => isProxied)
  )
    return `The browser's requests to “${target}” can only fail, be slow or hang.`
  return { text, target, fault, times: count === undefined ? undefined : Number(count) }
}

function kindOf(value: string): FaultKind | undefined {
  const kind = simple.find((item) => item === value)
  if (kind) return { kind }
  if (/^[45]\d\d$/.test(value)) return { kind: 'fail', status: Number(value) }
  const [, amount, unit] = /^slow(\d{1,6})(ms|s|m|h|d)$/.exec(value) ?? []
  if (!amount || !unit) return undefined
  const milliseconds = Number(amount) * units[unit as keyof typeof units]
  return { kind: 'slow', milliseconds: Math.min(milliseconds, maxDelay) }
}
