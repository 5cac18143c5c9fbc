import type { AnyMachineExamples } from '@vitrine/machines/tools/machineExamples.ts'
import { noNumber } from '@vitrine/web/core/flight/scrub.ts'
import type { EventObject } from 'xstate'
import type { SimulatedClock } from './simulatedClock.ts'

/** A step of a session report: the event, its repetitions and the resulting state. */
export interface RecordedStep {
  event: EventObject
  /** The state value after the event. */
  value: unknown
  context?: unknown
  times?: number
  /** The time of the machine's clock, if it has one. */
  now?: number
}

const clockText = /^\(a clock at (\d+)\)$/
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const inputOf = ({ event }: RecordedStep): object =>
  'input' in event && isObject(event.input) ? event.input : {}

/** The start of a replayed visit: its input and the time of its clock. */
export const startToken = (first: RecordedStep): string =>
  JSON.stringify(inputOf(first), (_, value) =>
    value === '(a function)' ? `(a clock at ${first.now ?? 0})` : value,
  )

/** A recorded step as a token, without the context, which would make the URL too long. */
export const stepToken = ({ event, value, times, now }: RecordedStep): string =>
  JSON.stringify({ event, value, times, now })

/** The recorded step of a token; undefined for other tokens. */
export function readRecordedStep(token: string): RecordedStep | undefined {
  if (!token.startsWith('{"event":')) return undefined
  const step: RecordedStep = JSON.parse(token)
  return { ...step, event: rebuilt(step.event) }
}

/** Revives an event from JSON, with its error as an Error. */
function rebuilt({ type, ...payload }: EventObject): EventObject {
  const values = JSON.parse(JSON.stringify(payload), (_, value) =>
    value === noNumber ? Number.NaN : value,
  )
  const { error } = values
  const isError = isObject(error) && 'message' in error
  return { ...values, ...(isError && { error: new Error(String(error.message)) }), type }
}

/** A recorded input with a replayed clock and the actors of the examples. */
export function rebuiltInput(
  examples: AnyMachineExamples,
  start: string,
  clock: SimulatedClock,
): object {
  const inputs = Object.assign({}, ...Object.values(examples.inputs))
  return JSON.parse(start, (name, value) => {
    const [, time] = clockText.exec(String(value)) ?? []
    if (time === undefined) return value === '(an actor)' ? inputs[name] : value
    clock.now = Number(time)
    clock.isRead = true
    return () => clock.now
  })
}
