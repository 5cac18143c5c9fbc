import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import type { BrowserCoverage } from '#tests/support/browser/browserCoverage.ts'
import { shortfallsOf } from '#tests/support/browser/shortfalls.ts'
import { type Extent, toursOf } from '#tests/support/browser/tours.ts'
import type { PlannedStep } from '#tests/support/model/explore.ts'

const tour = (width: string, reached: string[], extent: BrowserCoverage['extent']) => {
  const tests = (name: string) => (reached.includes(name) ? [`${width}: a tour`] : [])
  const transition = { source: '', event: '', targets: [], description: '' }
  return {
    machine: 'lamp',
    width,
    extent,
    states: [
      { id: 'lit', tests: tests('lit') },
      { id: 'sorted', tests: [], excluded: 'Left immediately' },
    ],
    transitions: [
      { key: 'switched', ...transition, tests: tests('switched') },
      { key: 'flickered', ...transition, tests: tests('flickered') },
    ],
  }
}
const phone = (...reached: string[]) => tour('phone', reached, 'every transition')
const desktop = (...reached: string[]) => tour('desktop', reached, 'every state')

test('no shortfall is reported when the tours together cover every item', () => {
  const tours = [phone('lit', 'switched'), phone('flickered'), desktop(), desktop('lit')]
  expect(shortfallsOf(tours)).toEqual([])
})

test('states, transitions and echoes that no tour of a width reached are reported', () => {
  expect(shortfallsOf([phone('switched'), desktop('lit')])).toEqual([
    'lamp, phone: lit',
    'lamp, phone: flickered',
  ])
  expect(shortfallsOf([phone('lit', 'switched', 'flickered'), desktop('switched')])).toEqual([
    'lamp, desktop: lit',
  ])
})

test('a width with tours of every transition must take each of them', () => {
  const wide = tour('desktop', ['lit', 'switched'], 'every transition')
  expect(shortfallsOf([phone('lit', 'switched', 'flickered'), wide])).toEqual([
    'lamp, desktop: flickered',
  ])
})

test('a width without a tour is reported', () => {
  expect(shortfallsOf([phone('lit', 'switched', 'flickered')])).toEqual(['lamp, desktop: no tour'])
})

test('a fast run needs every state on a phone, and neither transitions nor a desktop', () => {
  expect(shortfallsOf([tour('phone', ['lit'], 'every state')], 'fast')).toEqual([])
  expect(shortfallsOf([tour('phone', [], 'every state')], 'fast')).toEqual(['lamp, phone: lit'])
  expect(shortfallsOf([desktop('lit')], 'fast')).toEqual(['lamp, phone: no tour'])
})

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'on', dim: 'dimmed' } },
    on: { on: { press: 'off', dim: 'dimmed' } },
    dimmed: { on: { press: 'off', dim: 'on' } },
  },
})
test('tours take every transition, or are in every state by fewer steps', () => {
  const stepsOf = (extent: Extent) =>
    toursOf({ machine: lamp, inputs: { lamp: undefined } }, { excluded: {} }, extent).tours.flatMap(
      ({ steps }) => steps,
    )
  const taken = new Set(stepsOf('every transition').flatMap((step) => step.taken))
  expect(taken.size).toBe(6)
  const reached = stepsOf('every state').map(({ state }) => state.value)
  expect(reached).toEqual(expect.arrayContaining(['on', 'dimmed']))
  expect(reached).toHaveLength(2)
})

test('tours to every state leave out a state that ends them, whose page is not looked at', () => {
  const limits = { excluded: {}, endsAfter: ({ state }: PlannedStep) => state.value === 'on' }
  const { tours } = toursOf({ machine: lamp, inputs: { lamp: undefined } }, limits, 'every state')
  expect(tours.map(({ steps }) => steps.map(({ state }) => state.value))).toEqual([['dimmed']])
})
