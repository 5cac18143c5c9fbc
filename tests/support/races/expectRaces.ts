import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { eventLabel } from '#machines/tools/eventLabel.ts'
import { nodesOf } from '#machines/tools/machineStructure.ts'
import type { PlannedPath } from '../model/explore.ts'
import type { ModelTest } from '../model/modelTest.ts'
import { exploreRaces } from './exploreRaces.ts'
import { judgeRaces } from './judgeRaces.ts'

/** The races of each machine, one JSON file a machine, which the gallery shows. */
const racesFolder = '.cache/coverage/races'

/** The names of all events of a machine, in the order of the document. */
const eventNames = (machine: AnyStateMachine): string[] => [
  ...new Set(
    nodesOf(machine)
      .flatMap(({ transitions }) => [...transitions.keys()])
      .filter((type) => type !== '')
      .map((type) => eventLabel({ type })),
  ),
]

/** Asserts that both orders of every two events end the same or as the machine allows; writes the result for the gallery. */
export async function expectRaces(
  test: ModelTest<AnyStateMachine>,
  paths: readonly PlannedPath[],
): Promise<void> {
  const { machine, races: allowed = [] } = test
  const { pairs, problems } = judgeRaces(await exploreRaces(test, paths), allowed)
  await mkdir(racesFolder, { recursive: true })
  const record = { machine: machine.id, events: eventNames(machine), pairs }
  await writeFile(join(racesFolder, `${machine.id}.json`), `${JSON.stringify(record, null, 2)}\n`)
  expect(problems.join('\n')).toBe('')
}
