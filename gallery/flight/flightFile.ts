import type { FlightRequest } from '@vitrine/web/core/flight/requests.ts'
import type { LiveStep } from '../machines/simulate/liveStep.ts'
import type { RecordedStep } from '../machines/simulate/recorded.ts'

/** A recorded step; `number` counts the actor's earlier events. */
export type FlightStep = LiveStep & RecordedStep & { number: number }

/** A session report that a visitor downloaded from the error screen; web/core/flight writes it. */
export interface FlightFile {
  /** The build that the visitor had; empty in development. */
  build: string
  steps: FlightStep[]
  requests: FlightRequest[]
  failure: { id: string; address: string; date: string; code: string }
}

/** The steps of one actor of a visit. */
export interface FlightActor {
  session: string
  machine: string
  /** The replayable steps: from the actor's start to the first gap; none without its start. */
  steps: FlightStep[]
  /** The steps after a gap, where older ones were dropped. */
  rest: FlightStep[]
  /** The number of events in the gap. */
  missing: number
}

const isStep = (step: unknown): step is FlightStep =>
  typeof step === 'object' &&
  step !== null &&
  'machine' in step &&
  'session' in step &&
  'number' in step &&
  'event' in step &&
  typeof step.event === 'object' &&
  step.event !== null &&
  'type' in step.event

const isReport = (file: unknown): file is FlightFile =>
  typeof file === 'object' &&
  file !== null &&
  'failure' in file &&
  'requests' in file &&
  Array.isArray(file.requests) &&
  'steps' in file &&
  Array.isArray(file.steps) &&
  file.steps.every(isStep)

/** Parses a session report. Throws when the text is not one. */
export function readFlight(text: string): FlightFile {
  const file: unknown = JSON.parse(text)
  if (!isReport(file)) throw new Error('This file is not a session report.')
  return file
}

const nextNumber = ({ number, times = 1 }: FlightStep) => number + times

/** The actors of a visit, in the order of their start. */
export function recordedActors({ steps }: Pick<FlightFile, 'steps'>): FlightActor[] {
  const bySession = Map.groupBy(steps, ({ session }) => session)
  return [...bySession].map(([session, all]) => {
    // An actor may have been restarted.
    const start = all.findLastIndex(({ event }) => event.type === 'xstate.init')
    const actorSteps = all.slice(Math.max(start, 0))
    const gap = actorSteps.findIndex((step, index) => {
      const before = actorSteps[index - 1]
      return before ? step.number !== nextNumber(before) : start < 0
    })
    const [whole, rest] =
      gap < 0 ? [actorSteps, []] : [actorSteps.slice(0, gap), actorSteps.slice(gap)]
    const [last, next] = [whole.at(-1), rest[0]]
    return {
      session,
      machine: actorSteps[0]?.machine ?? '',
      steps: whole.filter(({ event }) => event.type !== 'xstate.stop'),
      rest,
      missing: (next?.number ?? 0) - (next && last ? nextNumber(last) : 0),
    }
  })
}
