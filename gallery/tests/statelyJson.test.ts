import { machineCatalog } from '@vitrine/machines/catalog/machineCatalog.ts'
import { machineTransitions, stateNodes } from '@vitrine/machines/tools/machineStructure.ts'
import { expect, test } from 'vitest'
import { createActor, createMachine, fromCallback } from 'xstate'
import { statelyJson } from '#gallery/machines/machine/exporting.ts'

const named = <Value>(names: readonly string[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value]))

test.each(machineCatalog)(
  'the JSON of $machine.id is a machine with the same states and transitions',
  ({ machine, examples }) => {
    const loaded = createMachine(JSON.parse(statelyJson(examples)))
    const nodes = stateNodes(loaded)
    const transitions = machineTransitions(loaded)
    const summarize = ({ key, event, guard, description }: (typeof transitions)[number]) => [
      key,
      event,
      guard,
      description,
    ]
    expect(nodes.map(({ id, meta }) => [id, meta])).toEqual(
      stateNodes(machine).map(({ id, meta }) => [id, meta]),
    )
    expect(transitions.map(summarize)).toEqual(machineTransitions(machine).map(summarize))
    const actor = createActor(
      loaded.provide({
        guards: named(
          transitions.map(({ guard }) => guard),
          () => false,
        ),
        delays: named(
          nodes.flatMap((node) => node.after.map(({ delay }) => String(delay))),
          1000,
        ),
        actors: named(
          nodes.flatMap((node) => node.invoke.map(({ src }) => String(src))),
          fromCallback(() => undefined),
        ),
        actions: { assign: () => undefined },
      }),
    ).start()
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', context: expect.anything() })
    actor.stop()
  },
)
