import type { LiveStep } from '../gallery/simulate/liveStep.ts'
import type { RecordedStep } from '../gallery/simulate/recorded.ts'

/** A step of a visit as the recorder wrote it; `number` counts the actor's events before it. */
export type FlightStep = LiveStep & RecordedStep & { number: number }

/** A report that a visitor downloaded from the error screen; web/lib/flight writes it. */
export interface FlightFile {
  steps: FlightStep[]
  failure?: { id: string; address: string; date: string; code: string }
}

/** What one actor of a visit did. */
export interface FlightActor {
  session: string
  machine: string
  /** Those that can be taken again: from the actor's start to the first gap; none when its start is gone. */
  steps: FlightStep[]
  /** Those that follow a gap, where older ones had to make room. */
  rest: FlightStep[]
  /** How many events are gone between the two. */
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

/** Reads a report. Throws when it is none. */
export function readFlight(text: string): FlightFile {
  const file: unknown = JSON.parse(text)
  const steps =
    typeof file === 'object' && file !== null && 'steps' in file ? file.steps : undefined
  if (!Array.isArray(steps) || !steps.every(isStep))
    throw new Error('This file is not a session report.')
  return file as FlightFile
}

const ends = ({ number, times = 1 }: FlightStep) => number + times

/** The actors of a visit, in the order in which they began. */
export function actorsOf({ steps }: FlightFile): FlightActor[] {
  const bySession = Map.groupBy(steps, ({ session }) => session)
  return [...bySession].map(([session, all]) => {
    // An actor may have been started anew.
    const begin = all.findLastIndex(({ event }) => event.type === 'xstate.init')
    const own = all.slice(Math.max(begin, 0))
    const gap = own.findIndex((step, index) => {
      const before = own[index - 1]
      return before ? step.number !== ends(before) : begin < 0
    })
    const [whole, rest] = gap < 0 ? [own, []] : [own.slice(0, gap), own.slice(gap)]
    const [last, next] = [whole.at(-1), rest[0]]
    return {
      session,
      machine: own[0]?.machine ?? '',
      steps: whole.filter(({ event }) => event.type !== 'xstate.stop'),
      rest,
      missing: (next?.number ?? 0) - (next && last ? ends(last) : 0),
    }
  })
}
