import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { listingExamples } from '#machines/examples/listing.ts'
import type { AnyExamples } from '#machines/examples.ts'
import { listingMachine } from '#machines/listing.ts'
import type { PageRange, PageReply } from '#machines/listingSetup.ts'
import { actorsOf, readFlight, testFileOf, walkOf } from '#web/gallery/flight/flightFile.ts'
import { trace } from '#web/gallery/simulate/trace.ts'
import { type FlightStep, stepsFrom } from '#web/lib/flight/steps.ts'

/** A visit whose second page does not arrive. */
async function visit(): Promise<FlightStep[]> {
  const steps: FlightStep[] = []
  const machine = listingMachine.provide({
    actors: {
      loadPages: fromPromise<PageReply, PageRange>(async ({ input }) => {
        if (input.from > 1) throw new Error('No answer')
        return { query: input.query, pageCount: 3 }
      }),
      prefetchPage: fromPromise<unknown, PageRange>(() => Promise.reject(new Error('No answer'))),
    },
  })
  const actor = createActor(machine, {
    input: { query: 'silk', perPage: 12 },
    inspect: stepsFrom((step) => steps.push(step)),
  })
  actor.start()
  await waitFor(actor, (state) => state.matches({ shown: 'ready' }))
  actor.send({ type: 'end.reached' })
  await waitFor(actor, (state) => state.matches({ shown: 'stalled' }))
  return steps
}

test('a visit that was recorded is walked again to the state where it ended', async () => {
  const file = readFlight(JSON.stringify({ version: 1, steps: await visit() }))
  const [actor, ...others] = actorsOf(file)
  if (!actor) throw new Error('There is no actor')
  expect(others).toEqual([])
  expect(actor).toMatchObject({ machine: 'listing', isWhole: true })
  const examples = listingExamples as unknown as AnyExamples
  const { frames, problem } = await trace(examples, walkOf(actor))
  expect(problem).toBe('')
  expect(frames.at(-1)?.states).toContain('listing.shown.stalled')
})

test('a visit becomes a test that fails while the machine still ends there', async () => {
  const [actor] = actorsOf({ steps: await visit() })
  if (!actor) throw new Error('There is no actor')
  const text = testFileOf(actor, '0f9a')
  expect(text).toContain("test('the listing of visit 0f9a")
  expect(text).toContain('"type": "end.reached"')
  expect(text).toMatch(/not\.toEqual\(\{\s*"shown": "stalled"\s*\}\)/)
})

test.each(['{}', '[]', '{"steps":[1]}', 'nonsense'])('%s is no report', (text) => {
  expect(() => readFlight(text)).toThrow()
})
