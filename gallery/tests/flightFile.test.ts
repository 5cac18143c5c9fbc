import {
  listingMachine,
  type PageRange,
  type PageResponse,
} from '@vitrine/machines/listing/listing.ts'
import { listingExamples } from '@vitrine/machines/listing/listingExamples.ts'
import type { AnyMachineExamples } from '@vitrine/machines/tools/machineExamples.ts'
import { type FlightStep, stepsFrom } from '@vitrine/web/core/flight/steps.ts'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { readFlight, recordedActors } from '#gallery/flight/flightFile.ts'
import { firstDifference, recordedWalk, replay } from '#gallery/flight/replay.ts'
import { trace } from '#gallery/machines/simulate/trace.ts'

/** Returns the steps of a session in which the second page of a listing cannot be loaded. */
async function record(): Promise<FlightStep[]> {
  const steps: FlightStep[] = []
  const machine = listingMachine.provide({
    actors: {
      loadPages: fromPromise<PageResponse, PageRange>(async ({ input }) => {
        if (input.from > 1) throw new Error('No response')
        return { query: input.query, pageCount: 3 }
      }),
      prefetchPage: fromPromise<unknown, PageRange>(() => Promise.reject(new Error('No response'))),
    },
  })
  const actor = createActor(machine, {
    input: { query: { filter: { search: 'silk' }, sort: 'DEFAULT', after: 0 }, perPage: 12 },
    inspect: stepsFrom((step) => steps.push(step)),
  })
  actor.start()
  await waitFor(actor, (state) => state.matches({ shown: 'ready' }))
  actor.send({ type: 'end.reached' })
  await waitFor(actor, (state) => state.matches({ shown: 'loadMoreFailed' }))
  return steps
}

const failure = { id: 'a1', address: '/shop', date: '2026-11-28 09:30:00', code: 'TIMEOUT' }
const reportOf = (steps: FlightStep[]) =>
  readFlight(JSON.stringify({ build: '', version: 2, steps, requests: [], failure }))

test('a recorded session is replayed to its last state', async () => {
  const [actor, ...others] = recordedActors(reportOf(await record()))
  if (!actor) throw new Error('The report contains no actor')
  expect(others).toEqual([])
  expect(actor).toMatchObject({ machine: 'listing', rest: [], missing: 0 })
  const examples = listingExamples as unknown as AnyMachineExamples
  const { frames, problem } = await trace(examples, recordedWalk(actor.steps))
  expect(problem).toBe('')
  expect(frames.at(-1)?.states).toContain('listing.shown.loadMoreFailed')
})

test('a replay stops where the machine reaches another state than recorded', async () => {
  const steps = await record()
  const changed = steps.map((step, index) =>
    index === 1 ? { ...step, value: { shown: 'empty' } } : step,
  )
  const [actor] = recordedActors(reportOf(changed))
  if (!actor) throw new Error('The report contains no actor')
  const examples = listingExamples as unknown as AnyMachineExamples
  const { frames, problem } = await trace(examples, recordedWalk(actor.steps))
  expect(frames).toHaveLength(2)
  expect(problem).toBe('The recorded session was in shown › empty here.')
  expect(firstDifference(actor.steps, await replay('listing', actor.steps))).toBe(1)
})

test.each(['{}', '[]', '{"steps":[1],"requests":[],"failure":{}}', '{"steps":[]}', 'nonsense'])(
  'rejects the report %s',
  (text) => {
    expect(() => readFlight(text)).toThrow()
  },
)
