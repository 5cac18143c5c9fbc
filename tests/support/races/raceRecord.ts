import type { AnyStateMachine } from 'xstate'
import { eventLabel } from '#machines/tools/eventLabel.ts'
import { nodesOf } from '#machines/tools/machineStructure.ts'
import type { PlannedPath } from '../model/explore.ts'
import type { ModelTest } from '../model/modelTest.ts'
import { exploreRaces } from './exploreRaces.ts'
import { judgeRaces } from './judgeRaces.ts'

/** The names of all events of a machine, in the order of the document. */
const eventNames = (machine: AnyStateMachine): string[] => [
  ...new Set(
    nodesOf(machine)
      .flatMap(({ transitions }) => [...transitions.keys()])
      .filter((type) => type !== '')
      .map((type) => eventLabel({ type })),
  ),
]

/** Runs every two events of a machine in both orders: what the gallery shows of them, and what is not allowed. */
export async function raceRecord(test: ModelTest<AnyStateMachine>, paths: readonly PlannedPath[]) {
  const { machine, races: allowed = [] } = test
  const { pairs, ...judgement } = judgeRaces(await exploreRaces(test, paths), allowed)
  return { record: { machine: machine.id, events: eventNames(machine), pairs }, ...judgement }
}
