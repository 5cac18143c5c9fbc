import { createSchema } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'
import type { FlightRequest } from './requests.ts'
import type { FlightStep } from './steps.ts'

/** The format of reports; version 2 contains only what publicFields.ts lists. */
const version = 2
const maxSteps = 200
const maxStepsPerActor = 80
const maxRequests = 60
const saveMilliseconds = 400

/** The last steps of a visit's machines, with the first step of each that still runs. */
export interface Flight {
  version: typeof version
  steps: readonly FlightStep[]
  /** The last requests of the visit, oldest first. */
  requests: readonly FlightRequest[]
}

const stored = storage(
  'flight',
  createSchema((value): Flight | undefined => {
    const flight = Object(value) as Partial<Flight>
    return flight.version === version &&
      Array.isArray(flight.steps) &&
      Array.isArray(flight.requests)
      ? (flight as Flight)
      : undefined
  }),
)

/** Starts and results are separate steps, even when equal. */
const happensOnce = /^xstate\.(?:init|done|error)/

const isStart = ({ event }: FlightStep) => event.type === 'xstate.init'

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const fieldsOf = (value: unknown) => Object.entries(value ?? {})

/** Whether a step replaces the one before it: it is the same, or only has newer values. */
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

/** Returns the last 200 steps, and before them the start of each actor that has steps among them or still runs, for replays. */
function latest(steps: readonly FlightStep[]): readonly FlightStep[] {
  const early = steps.slice(0, -maxSteps)
  const late = steps.slice(-maxSteps)
  const active = new Set(late.map(({ session }) => session))
  const stopped = early.filter(({ event }) => event.type === 'xstate.stop')
  const ended = new Set(stopped.map(({ session }) => session))
  const isOfThisPage = (step: FlightStep) => pageOf(step) === pageOf(late.at(-1) ?? step)
  const isWanted = (step: FlightStep) =>
    active.has(step.session) || (isOfThisPage(step) && !ended.has(step.session))
  return [...early.filter((step) => isStart(step) && isWanted(step)), ...late]
}

/**
 * Adds a step, with repeated ones counted on one, and limits the steps of one actor, so that scrolling does not push
 * out everything else.
 */
export function withStep(steps: readonly FlightStep[], step: FlightStep): readonly FlightStep[] {
  const sessionSteps = steps.filter(({ session }) => session === step.session)
  const before = sessionSteps.at(-1)
  if (before && repeats(before, step)) {
    const { number, times = 1 } = before
    return [...steps.filter((step) => step !== before), { ...step, number, times: times + 1 }]
  }
  const oldest =
    sessionSteps.length < maxStepsPerActor ? undefined : sessionSteps.find((item) => !isStart(item))
  return latest([...steps.filter((step) => step !== oldest), step])
}

const before = stored.read()
let steps: readonly FlightStep[] = before?.steps ?? []
let requests: readonly FlightRequest[] = before?.requests ?? []
let timer: ReturnType<typeof setTimeout> | undefined

function save() {
  clearTimeout(timer)
  timer = undefined
  stored.write(flight())
}

/** Adds a step, and saves the recording later. */
export function record(step: FlightStep): void {
  steps = withStep(steps, step)
  timer ??= setTimeout(save, saveMilliseconds)
}

/** Adds a request, and drops the oldest above the maximum. */
export function recordRequest(request: FlightRequest): void {
  requests = [...requests, request].slice(-maxRequests)
  timer ??= setTimeout(save, saveMilliseconds)
}

/** Returns the steps and requests so far. */
export const flight = (): Flight => ({ version, steps, requests })

addEventListener('pagehide', save)
