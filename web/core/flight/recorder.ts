import { schemaOf } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'
import type { FlightStep } from './steps.ts'

/** Of the reports that hold nothing but what harmless.ts lists. */
const version = 2
const mostSteps = 200
const mostOfOne = 80
const keepMilliseconds = 400

/** What a visit's machines did last, with the first step of each that still runs. */
export interface Flight {
  version: typeof version
  steps: readonly FlightStep[]
}

const stored = storage(
  'flight',
  schemaOf((value): Flight | undefined => {
    const flight = Object(value) as Partial<Flight>
    return flight.version === version && Array.isArray(flight.steps)
      ? (flight as Flight)
      : undefined
  }),
)

/** A start and an answer happen once, whatever stands beside them. */
const happensOnce = /^xstate\.(?:init|done|error)/

const isStart = ({ event }: FlightStep) => event.type === 'xstate.init'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const fieldsOf = (value: unknown) => Object.entries(value ?? {})

/** Whether a step makes the one before it needless: the same once more, or newer values in the place of its own. */
function repeats(before: FlightStep, step: FlightStep): boolean {
  if (before.event.type !== step.event.type || happensOnce.test(step.event.type)) return false
  if (!same([before.value, before.taken], [step.value, step.taken])) return false
  const context = new Map(fieldsOf(before.context))
  const payload = new Map(fieldsOf(step.event))
  const changed = fieldsOf(step.context).filter(([name, value]) => !same(context.get(name), value))
  return changed.length === 0
    ? same(before.event, step.event)
    : changed.every(([name, value]) => same(payload.get(name), value))
}

const pageOf = ({ session }: FlightStep) => session.split(' ')[0]

/** The last 200 steps, and before them the start of each actor that has later ones or may still have: it can be replayed. */
function latest(steps: readonly FlightStep[]): readonly FlightStep[] {
  const early = steps.slice(0, -mostSteps)
  const late = steps.slice(-mostSteps)
  const acting = new Set(late.map(({ session }) => session))
  const stopped = early.filter(({ event }) => event.type === 'xstate.stop')
  const ended = new Set(stopped.map(({ session }) => session))
  const isOfThisPage = (step: FlightStep) => pageOf(step) === pageOf(late.at(-1) ?? step)
  const isWanted = (step: FlightStep) =>
    acting.has(step.session) || (isOfThisPage(step) && !ended.has(step.session))
  return [...early.filter((step) => isStart(step) && isWanted(step)), ...late]
}

/**
 * The steps with one more. What repeats is counted on one, and no actor takes more than its share of the two hundred, so
 * that neither scrolling nor waiting drives out what else was done.
 */
export function withStep(steps: readonly FlightStep[], step: FlightStep): readonly FlightStep[] {
  const own = steps.filter(({ session }) => session === step.session)
  const before = own.at(-1)
  if (before && repeats(before, step)) {
    const { number, times = 1 } = before
    return [...steps.filter((each) => each !== before), { ...step, number, times: times + 1 }]
  }
  const oldest = own.length < mostOfOne ? undefined : own.find((each) => !isStart(each))
  return latest([...steps.filter((each) => each !== oldest), step])
}

let steps: readonly FlightStep[] = stored.read()?.steps ?? []
let timer: ReturnType<typeof setTimeout> | undefined

function keep() {
  clearTimeout(timer)
  timer = undefined
  stored.write(flight())
}

/** Keeps one more step in this tab. */
export function record(step: FlightStep): void {
  steps = withStep(steps, step)
  timer ??= setTimeout(keep, keepMilliseconds)
}

/** The visit so far. */
export const flight = (): Flight => ({ version, steps })

addEventListener('pagehide', keep)
