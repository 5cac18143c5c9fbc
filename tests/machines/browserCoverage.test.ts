import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { coverageShortfalls } from '#tests/support/browser/shortfalls.ts'
import { planTours } from '#tests/support/browser/tours.ts'
import type { PlannedStep } from '#tests/support/model/explore.ts'

const record = (width: string, ...reached: string[]) => ({
  machine: 'lamp',
  width,
  states: [
    ...['lit', 'dimmed'].map((id) => ({ id, tests: reached.includes(id) ? ['a tour'] : [] })),
    { id: 'sorted', tests: [], excluded: 'Left immediately' },
  ],
  transitions: [],
})

test('states that no tour reached are reported, unless they are excluded', () => {
  expect(coverageShortfalls([record('phone', 'lit'), record('desktop', 'dimmed')])).toEqual([])
  expect(coverageShortfalls([record('phone', 'lit')])).toEqual(['lamp: dimmed'])
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
const lampTest = { machine: lamp, inputs: { lamp: undefined } }

test('tours are in every state by few steps', () => {
  const steps = planTours(lampTest, {}).flatMap((tour) => tour.steps)
  expect(steps.map(({ state }) => state.value).sort()).toEqual(['dimmed', 'on'])
})

test('tours leave out a state that ends them, whose page is not looked at', () => {
  const limits = { endsAfter: ({ state }: PlannedStep) => state.value === 'on' }
  const tours = planTours(lampTest, limits)
  expect(tours.map(({ steps }) => steps.map(({ state }) => state.value))).toEqual([['dimmed']])
})
