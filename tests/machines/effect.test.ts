import { effect } from '@vitrine/machines/tools/effect.ts'
import { expect, test } from 'vitest'
import { createActor, fromPromise, setup, toPromise } from 'xstate'

const machine = setup({
  actors: { greet: effect<string, { name: string }>('greet') },
}).createMachine({
  initial: 'greeting',
  states: {
    greeting: { invoke: { src: 'greet', input: { name: 'Ploy' }, onDone: 'greeted' } },
    greeted: { type: 'final' },
  },
  output: ({ event }) => event.output,
})

test('an effect without an implementation rejects with its name', async () => {
  const actor = createActor(machine)
  const failure = new Promise((resolve) => actor.subscribe({ error: resolve }))
  actor.start()
  expect(await failure).toEqual(new Error('The effect "greet" was not provided'))
})

test('a provided effect runs with its input', async () => {
  const greet = fromPromise<string, { name: string }>(async ({ input }) => `Hello ${input.name}`)
  const actor = createActor(machine.provide({ actors: { greet } }))
  actor.start()
  await toPromise(actor)
  expect(actor.getSnapshot().value).toBe('greeted')
})
