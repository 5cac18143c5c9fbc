import type { LiveStep } from '../live/liveStep.ts'
import type { Walk } from '../simulate/trace.ts'

/** A report that a visitor downloaded from the error screen; web/lib/flight writes it. */
export interface FlightFile {
  steps: LiveStep[]
  failure?: { id: string; address: string; date: string; code: string }
}

/** What one actor of a visit did, from its first step on when that is still there. */
export interface FlightActor {
  session: string
  machine: string
  steps: LiveStep[]
  isWhole: boolean
}

const isStep = (step: unknown): step is LiveStep =>
  typeof step === 'object' &&
  step !== null &&
  'machine' in step &&
  'session' in step &&
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
    throw new Error('This is no report of a visit.')
  return file as FlightFile
}

/** The actors of a visit, in the order in which they began. */
export function actorsOf({ steps }: FlightFile): FlightActor[] {
  const bySession = Map.groupBy(steps, ({ session }) => session)
  return [...bySession].map(([session, all]) => {
    // An actor may have been started anew.
    const begin = all.findLastIndex(({ event }) => event.type === 'xstate.init')
    const own = all.slice(Math.max(begin, 0))
    return { session, machine: own[0]?.machine ?? '', steps: own, isWhole: begin >= 0 }
  })
}

const inputOf = ({ steps: [first] }: FlightActor): object => {
  const input = first && 'input' in first.event ? first.event.input : undefined
  return typeof input === 'object' && input !== null ? input : {}
}

const eventsOf = ({ steps }: FlightActor) =>
  steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init')

/** The actor's way as the gallery walks it. */
export const walkOf = (actor: FlightActor): Walk => ({
  start: JSON.stringify(inputOf(actor)),
  steps: eventsOf(actor).map((event) => JSON.stringify(event)),
})

const literal = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')

/** A test that walks the same way on the machine, and fails while it still ends where the visit ended. */
export function testFileOf(actor: FlightActor, id: string): string {
  const last = actor.steps.at(-1)?.value
  return `import { expect, test } from 'vitest'
import { catalogue } from '#machines/catalogue.ts'
import { Stage } from '#machines/stage.ts'

test('the ${actor.machine} of visit ${id} does not end where it failed', async () => {
  const entry = catalogue.find(({ machine }) => machine.id === '${actor.machine}')
  if (!entry) throw new Error('There is no such machine')
  const input = ${literal(inputOf(actor))}
  const events = ${literal(eventsOf(actor))}
  const stage = new Stage({ ...entry.examples, starts: { visit: input } }, 'visit')
  for (const event of events) await stage.perform(event)
  expect(stage.snapshot.value).not.toEqual(${literal(last)})
})
`
}
