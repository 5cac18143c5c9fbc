import type { EventObject } from 'xstate'
import type { AnyMachineExamples } from '#machines/tools/machineExamples.ts'
import { noNumber } from '#web/core/flight/scrub.ts'

/** One step of a recorded visit: what happened, how often, and where it led. */
export interface RecordedStep {
  event: EventObject
  /** The state after the event, as XState says it. */
  value: unknown
  context?: unknown
  times?: number
  /** What the machine's clock read, where it has one. */
  now?: number
}

/** What a clock of a visit reads while it is walked again. */
export interface RecordedClock {
  now: number
}

const clockText = /^\(a clock at (\d+)\)$/
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const inputOf = ({ event }: RecordedStep): object =>
  'input' in event && isObject(event.input) ? event.input : {}

/** A visit's start as a walk holds it: its input, and what its clock read. */
export const startOf = (first: RecordedStep): string =>
  JSON.stringify(inputOf(first), (_, value) =>
    value === '(a function)' ? `(a clock at ${first.now ?? 0})` : value,
  )

/** A step as a walk holds it. What the machine remembered would make an address too long. */
export const tokenOf = ({ event, value, times, now }: RecordedStep): string =>
  JSON.stringify({ event, value, times, now })

/** The step that a token holds; undefined when it is none of a recorded visit. */
export function recordedIn(token: string): RecordedStep | undefined {
  if (!token.startsWith('{"event":')) return undefined
  const step: RecordedStep = JSON.parse(token)
  return { ...step, event: rebuilt(step.event) }
}

/** An event with its error as one, and with what JSON cannot say. */
function rebuilt({ type, ...payload }: EventObject): EventObject {
  const values = JSON.parse(JSON.stringify(payload), (_, value) =>
    value === noNumber ? Number.NaN : value,
  )
  const { error } = values
  const isError = isObject(error) && 'message' in error
  return { ...values, ...(isError && { error: new Error(String(error.message)) }), type }
}

/** A recorded input with a clock in the place of its own, and the examples' actors in the place of its actors. */
export function rebuiltInput(
  examples: AnyMachineExamples,
  start: string,
  clock: RecordedClock,
): object {
  const known = Object.assign({}, ...Object.values(examples.inputs))
  return JSON.parse(start, (name, value) => {
    const [, time] = clockText.exec(String(value)) ?? []
    if (time === undefined) return value === '(an actor)' ? known[name] : value
    clock.now = Number(time)
    return () => clock.now
  })
}
