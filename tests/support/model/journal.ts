import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { ControlledActor } from '#machines/tools/controlledActor.ts'
import { eventLabel } from '#machines/tools/eventLabel.ts'
import { changedFrom, type PlannedPath, plainly } from './explore.ts'
import type { ModelTest } from './modelTest.ts'

/** An actor's id says in which order actors were made, which no journal is about. */
const readably = (name: string, value: unknown) =>
  typeof value === 'object' && value && 'xstate$$type' in value ? 'an actor' : plainly(name, value)

const textOf = (value: unknown) => JSON.stringify(value, readably) ?? 'nothing'

const say = (event: EventObject) => eventLabel(JSON.parse(textOf(event)))

const placeOf = ({ value, status }: AnyMachineSnapshot) =>
  status === 'active' ? textOf(value) : `${textOf(value)} ${status}`

/** What one machine told others since the last look: what it asks for, emits and sends. */
function toldBy(stage: ControlledActor): string[] {
  const told = [
    ...stage.started.map(({ id, input }) => `invokes ${id} ${textOf(input)}`),
    ...stage.emitted.map((event) => `emits ${say(event)}`),
    ...stage.sent.map((event) => `sends ${say(event)}`),
  ]
  stage.started = []
  stage.emitted = []
  stage.sent = []
  return told
}

const rememberedBy = (context: Record<string, unknown>, names: readonly string[]) =>
  names.map((name) => `assigns ${name} ${textOf(context[name])}`)

async function perform(stage: ControlledActor, event: EventObject): Promise<string[]> {
  const before = stage.snapshot
  const problem = await stage.perform(event).catch((error: Error) => error.message)
  const after = stage.snapshot
  const changed = rememberedBy(after.context, changedFrom(before, after))
  return [placeOf(after), ...changed, ...toldBy(stage), ...(problem ? [`throws: ${problem}`] : [])]
}

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`)

function beginningOf(test: ModelTest<AnyStateMachine>, start: string): string {
  const stage = new ControlledActor(test, start)
  const { context } = stage.snapshot
  const started = [placeOf(stage.snapshot), ...rememberedBy(context, Object.keys(context))]
  const lines = [`from ${start}`, ...indented([...started, ...toldBy(stage)])]
  stage.stop()
  return lines.join('\n')
}

async function wayOf(test: ModelTest<AnyStateMachine>, { start, steps }: PlannedPath) {
  const stage = new ControlledActor(test, start)
  toldBy(stage)
  const lines: string[] = []
  for (const { event } of steps)
    lines.push(`  ${eventLabel(event)}`, ...indented(await perform(stage, event)))
  stage.stop()
  return lines.join('\n')
}

/**
 * What the production machine does on these ways, step by step, for people to read and agree to: where it is, what it
 * comes to remember, what it asks for, tells and sends.
 */
export async function journalOf(
  test: ModelTest<AnyStateMachine>,
  paths: readonly PlannedPath[],
): Promise<string> {
  const parts = Object.keys(test.inputs).map(async (start) => {
    const ways = paths.filter((path) => path.start === start)
    return [beginningOf(test, start), ...(await Promise.all(ways.map((way) => wayOf(test, way))))]
  })
  return `${(await Promise.all(parts)).flat().join('\n\n')}\n`
}
