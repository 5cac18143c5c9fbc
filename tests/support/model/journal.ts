import { ControlledActor } from '@vitrine/machines/tools/controlledActor.ts'
import { eventLabel } from '@vitrine/machines/tools/eventLabel.ts'
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { changedFrom, errorsAsText, type PlannedPath } from './explore.ts'
import type { ModelTest } from './modelTest.ts'

/** Replaces actors, whose ids depend on the order of their creation. */
const actorsAsText = (name: string, value: unknown) =>
  typeof value === 'object' && value && 'xstate$$type' in value
    ? 'an actor'
    : errorsAsText(name, value)

const textOf = (value: unknown) => JSON.stringify(value, actorsAsText) ?? 'nothing'

const describeEvent = (event: EventObject) => eventLabel(JSON.parse(textOf(event)))

const stateOf = ({ value, status }: AnyMachineSnapshot) =>
  status === 'active' ? textOf(value) : `${textOf(value)} ${status}`

/** The effects since the last call: started actors, emitted and sent events. */
function effectsOf(actor: ControlledActor): string[] {
  const effects = [
    ...actor.started.map(({ id, input }) => `invokes ${id} ${textOf(input)}`),
    ...actor.emitted.map((event) => `emits ${describeEvent(event)}`),
    ...actor.sent.map((event) => `sends ${describeEvent(event)}`),
  ]
  actor.started = []
  actor.emitted = []
  actor.sent = []
  return effects
}

const assignmentsOf = (context: Record<string, unknown>, names: readonly string[]) =>
  names.map((name) => `assigns ${name} ${textOf(context[name])}`)

async function perform(actor: ControlledActor, event: EventObject): Promise<string[]> {
  const before = actor.snapshot
  const problem = await actor.perform(event).catch((error: Error) => error.message)
  const after = actor.snapshot
  const changed = assignmentsOf(after.context, changedFrom(before, after))
  return [
    stateOf(after),
    ...changed,
    ...effectsOf(actor),
    ...(problem ? [`throws: ${problem}`] : []),
  ]
}

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`)

function startOf(test: ModelTest<AnyStateMachine>, start: string): string {
  const actor = new ControlledActor(test, start)
  const { context } = actor.snapshot
  const started = [stateOf(actor.snapshot), ...assignmentsOf(context, Object.keys(context))]
  const lines = [`from ${start}`, ...indented([...started, ...effectsOf(actor)])]
  actor.stop()
  return lines.join('\n')
}

async function stepsOf(test: ModelTest<AnyStateMachine>, { start, steps }: PlannedPath) {
  const actor = new ControlledActor(test, start)
  effectsOf(actor)
  const lines: string[] = []
  for (const { event } of steps)
    lines.push(`  ${eventLabel(event)}`, ...indented(await perform(actor, event)))
  actor.stop()
  return lines.join('\n')
}

/**
 * A reviewable journal of the production machine on these paths, step by step: its state, the changes of its context,
 * the actors that it starts, and the events that it emits and sends.
 */
export async function writeJournal(
  test: ModelTest<AnyStateMachine>,
  paths: readonly PlannedPath[],
): Promise<string> {
  const parts = Object.keys(test.inputs).map(async (start) => {
    const startPaths = paths.filter((path) => path.start === start)
    return [
      startOf(test, start),
      ...(await Promise.all(startPaths.map((path) => stepsOf(test, path)))),
    ]
  })
  return `${(await Promise.all(parts)).flat().join('\n\n')}\n`
}
