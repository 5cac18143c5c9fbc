import { effect } from '@vitrine/machines/tools/effect.ts'
import type { AllowedRace } from '@vitrine/machines/tools/machineExamples.ts'
import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { plan } from '#tests/support/model/plan.ts'
import { exploreRaces, type Race } from '#tests/support/races/exploreRaces.ts'
import { judgeRaces } from '#tests/support/races/judgeRaces.ts'

const kettle = setup({
  types: {
    context: {} as { cups: number; notes: string[] },
    events: {} as { type: 'cup.added' } | { type: 'cups.doubled' } | { type: 'kettle.switched' },
  },
  actors: { boil: effect<void>('boil') },
  delays: { timeout: 300 },
}).createMachine({
  id: 'kettle',
  context: { cups: 1, notes: [] },
  initial: 'cold',
  on: {
    'cup.added': { actions: assign({ cups: ({ context }) => context.cups + 1 }) },
    'cups.doubled': { actions: assign({ cups: ({ context }) => context.cups * 2 }) },
  },
  states: {
    cold: { on: { 'kettle.switched': 'boiling' } },
    boiling: {
      invoke: { id: 'boil', src: 'boil', onDone: 'hot', onError: 'cold' },
      after: { timeout: 'cold' },
      on: { 'kettle.switched': { description: 'Ignored' } },
    },
    hot: { type: 'final' },
  },
})

const examples = {
  machine: kettle,
  inputs: { 'a kettle': undefined },
  delays: { timeout: 300 },
  exploreWhile: ({ cups }: { cups: number }) => cups < 4,
}

const explore = (): Promise<Race[]> => exploreRaces(examples, plan(examples).paths)

const raceOf = async (one: string, other: string) =>
  (await explore()).find(({ events }) => events[0].type === one && events[1].type === other)

const allowed: AllowedRace[] = [
  {
    events: [['cup.added'], ['cups.doubled']],
    fields: ['cups'],
    reason: 'The cups are counted in order.',
  },
  {
    events: [['boil done'], ['cup.added', 'cups.doubled']],
    fields: ['cups'],
    reason: 'Hot water is not filled up.',
  },
  {
    events: [['after timeout'], ['boil done']],
    states: ['cold', 'hot', 'done'],
    reason: 'The first of both counts.',
  },
  {
    events: [['kettle.switched'], ['after timeout', 'boil error']],
    states: ['boiling', 'cold'],
    fields: ['pending effects'],
    reason: 'A press while it boils is ignored.',
  },
]

describe('the exploration of races', () => {
  test('finds the fields of the context that depend on the order', async () => {
    expect(await raceOf('cup.added', 'cups.doubled')).toMatchObject({
      states: [],
      fields: ['cups'],
    })
  })

  test('lets an outdated response and a cancelled timer change nothing', async () => {
    const race = await raceOf('xstate.done.actor.boil', 'xstate.after.timeout.kettle.boiling')
    expect(race?.endings).toEqual(['hot and done', 'cold'])
    expect(race?.states).toEqual(['hot', 'done', 'cold'])
  })

  test('does not combine two responses to the same request', async () => {
    const both = await raceOf('xstate.done.actor.boil', 'xstate.error.actor.boil')
    expect(both).toBeUndefined()
  })

  test('accepts the differences that the machine allows', async () => {
    const { problems } = judgeRaces(await explore(), allowed)
    expect(problems).toEqual([])
  })

  test('reports a difference that is not allowed, with the way to it', async () => {
    const { problems } = judgeRaces(await explore(), allowed.slice(1))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('cup.added × cups.doubled')
    expect(problems[0]).toContain('from "a kettle": initial state')
  })
})
