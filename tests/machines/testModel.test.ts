import { ControlledActor } from '@vitrine/machines/tools/controlledActor.ts'
import { effect } from '@vitrine/machines/tools/effect.ts'
import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import type { ModelTest } from '#tests/support/model/modelTest.ts'
import { plan } from '#tests/support/model/plan.ts'
import { walkAtRandom } from '#tests/support/model/randomWalk.ts'

const lamp = setup({
  types: {
    context: {} as { switched: number },
    events: {} as { type: 'lamp.switched' } | { type: 'lamp.repaired' },
  },
  actors: { heat: effect<void>('heat') },
  delays: { cooling: 300 },
  guards: { isWorn: ({ context }) => context.switched > 2, never: () => false },
})

/** A lamp that wears out, with an unreachable state and a transition that is never taken when `broken`. */
const lampMachine = (broken: boolean) =>
  lamp.createMachine({
    id: 'lamp',
    context: { switched: 0 },
    initial: 'dark',
    states: {
      dark: {
        on: {
          'lamp.switched': [
            { guard: broken ? 'never' : 'isWorn', target: 'worn' },
            {
              target: 'warming',
              actions: assign({ switched: ({ context }) => context.switched + 1 }),
            },
          ],
        },
      },
      warming: {
        invoke: { id: 'heat', src: 'heat', onDone: 'lit', onError: 'dark' },
      },
      lit: { after: { cooling: 'dark' } },
      worn: { type: 'final' },
    },
  })

const testOf = (broken: boolean, more: object = {}): ModelTest<ReturnType<typeof lampMachine>> => ({
  machine: lampMachine(broken),
  inputs: { 'a new lamp': undefined },
  delays: { cooling: 300 },
  exploreWhile: ({ switched }) => switched < 5,
  ...more,
})

describe('the test model', () => {
  test('takes every transition and rejects every guard once', () => {
    const { paths, unreachedStates, untakenTransitions: untaken } = plan(testOf(false))
    expect({ unreachedStates, untaken }).toEqual({ unreachedStates: [], untaken: [] })
    const taken = new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => step.taken)))
    expect([...taken].sort()).toEqual([
      'lamp.dark lamp.switched 0',
      'lamp.dark lamp.switched 1',
      'lamp.lit xstate.after.cooling.lamp.lit 0',
      'lamp.warming xstate.done.actor.heat 0',
      'lamp.warming xstate.error.actor.heat 0',
    ])
  })

  test('reports unreached states and untaken transitions', () => {
    const { unreachedStates, untakenTransitions: untaken } = plan(testOf(true))
    expect(unreachedStates).toEqual(['lamp.worn'])
    expect(untaken).toEqual(['lamp.dark lamp.switched 0'])
  })

  test('reports guards that are always true', () => {
    const worn = {
      ...testOf(false),
      machine: lampMachine(false).provide({ guards: { isWorn: () => true } }),
    }
    expect(plan(worn).untakenTransitions).toContain('lamp.dark lamp.switched 0 rejected')
  })

  test('fails when a delay differs from the examples', async () => {
    const actor = new ControlledActor(testOf(false, { delays: { cooling: 500 } }), 'a new lamp')
    await actor.perform({ type: 'lamp.switched' })
    await actor.perform({ type: 'xstate.done.actor.heat' })
    await expect(actor.perform({ type: 'xstate.after.cooling.lamp.lit' })).rejects.toThrow(
      'The delay "cooling" has no timer of 500 ms. Pending timers in ms: 300.',
    )
  })

  test('fails when an expected effect is not pending', async () => {
    const actor = new ControlledActor(testOf(false), 'a new lamp')
    await expect(actor.perform({ type: 'xstate.done.actor.heat' })).rejects.toThrow(
      '"heat" is not pending',
    )
  })

  test('reports a violated invariant with the shortest path to it', async () => {
    const invariants = { 'the lamp is never lit twice': () => true, 'it stays dark': notLit }
    await expect(walkAtRandom(testOf(false, { invariants }))).rejects.toThrow(
      'Violated invariant: it stays dark\nfrom "a new lamp": lamp.switched → heat done',
    )
  })
})

const notLit = ({ after }: { after: { value: unknown } }) => after.value !== 'lit'
