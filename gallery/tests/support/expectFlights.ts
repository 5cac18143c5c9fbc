import { ControlledActor } from '@vitrine/machines/tools/controlledActor.ts'
import type { PlannedPath } from '@vitrine/tests/support/model/explore.ts'
import type { ModelTest } from '@vitrine/tests/support/model/modelTest.ts'
import { publicFields } from '@vitrine/web/core/flight/publicFields.ts'
import { scrubber } from '@vitrine/web/core/flight/scrub.ts'
import { stepsFrom } from '@vitrine/web/core/flight/steps.ts'
import { expect } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { type FlightActor, recordedActors } from '#gallery/flight/flightFile.ts'
import { firstDifference, recordedOutcome, replay } from '#gallery/flight/replay.ts'
import { createTestFile } from '#gallery/flight/testFile.ts'

const secretText = 'ploy@example.com 0812345678'
const secretNumbers = [812_345_678, 13.746_512, 1_100_501_234_567]

/** A value with private data in place of every text and number. */
const withSecrets = (value: unknown, number: number): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, item) => {
      if (typeof item === 'function') return secretText
      if (typeof item === 'string' && item !== '') return secretText
      return typeof item === 'number' ? number : item
    }) ?? 'null',
  )

function expectNothingPrivate(machine: string, value: unknown) {
  const scrub = scrubber()
  for (const number of secretNumbers) {
    const test = JSON.stringify(
      scrub(machine, { new: secretText, also: withSecrets(value, number) }),
    )
    expect(test).not.toMatch(/ploy|0812|812345678|13\.7|11005/)
  }
}

/** The names in a value that publicFields.ts lists. */
function listedIn(machine: string, value: unknown): string[] {
  const names = new Set<string>()
  JSON.stringify(value, (name, item) => {
    const isRecord = typeof item === 'object' && item !== null && !Array.isArray(item)
    names.add(isRecord ? `${name}.*` : name)
    return 'sessionId' in Object(item) ? undefined : item
  })
  return Object.keys(publicFields[machine] ?? {}).filter((name) => names.has(name))
}

/** Walks one path and returns its record as a session report would contain it. */
async function flightOf(test: ModelTest<AnyStateMachine>, path: PlannedPath) {
  const steps: object[] = []
  const controlled = new ControlledActor(
    test,
    path.start,
    stepsFrom((step) => steps.push(step)),
  )
  for (const { event } of path.steps) await controlled.perform(event)
  controlled.stop()
  const [actor] = recordedActors(JSON.parse(JSON.stringify({ steps })))
  if (!actor) throw new Error('No actor was recorded')
  return actor
}

/** Runs the text of a generated test. */
async function run(text: string): Promise<void> {
  let test = async () => {}
  const registerTest = (_: string, act: () => Promise<void>) => {
    test = act
  }
  const body = text.replaceAll(/^import .*$/gm, '')
  const evaluate = new Function('expect', 'test', 'recordedOutcome', 'replay', body)
  evaluate(expect, registerTest, recordedOutcome, replay)
  await test()
}

/** The same record with another state after its last step, as of a machine with a bug. */
const withWrongEnd = ({ steps, ...actor }: FlightActor): FlightActor => ({
  ...actor,
  steps: steps.with(-1, { ...(steps.at(-1) as (typeof steps)[0]), value: 'astray' }),
})

/** Asserts that the record of each path contains no private data, replays to the same states, and can be exported as a test. */
export async function expectFlights(
  test: ModelTest<AnyStateMachine>,
  paths: readonly PlannedPath[],
): Promise<void> {
  const machine = test.machine.id
  const listed = new Set<string>()
  for (const path of paths) {
    const inputs = [
      test.inputs[path.start],
      ...path.steps.map(({ event: { type: _, ...event } }) => event),
    ]
    const contexts = [path.initial.context, ...path.steps.map(({ state }) => state.context)]
    for (const value of [inputs, contexts]) {
      expectNothingPrivate(machine, value)
      for (const name of listedIn(machine, value)) listed.add(name)
    }
    const actor = await flightOf(test, path)
    const outcomes = await replay(machine, actor.steps)
    expect(outcomes).toEqual(actor.steps.map(recordedOutcome))
    expect(firstDifference(actor.steps, outcomes)).toBe(-1)
    await expect(run(createTestFile(actor, '0f9a', 'x.test.ts'))).rejects.toThrow('what failed')
    await run(createTestFile(withWrongEnd(actor), '0f9a', 'x.test.ts'))
  }
  const stale = Object.keys(publicFields[machine] ?? {}).filter((name) => !listed.has(name))
  expect(stale, 'listed as public, but unused').toEqual([])
}
