import type { AnyStateMachine } from 'xstate'
import { failsAt } from '../clauses/covers.ts'
import type { PlannedPath } from '../model/explore.ts'
import type { ModelTest } from '../model/modelTest.ts'
import { exploreRaces } from './exploreRaces.ts'
import { judgeRaces } from './judgeRaces.ts'

/** Asserts that both orders of every two events of a machine end the same, or as the machine allows. */
export async function expectRaces(
  test: ModelTest<AnyStateMachine>,
  paths: readonly PlannedPath[],
): Promise<void> {
  const { machine, races: allowed = [] } = test
  const { problems, failedAt } = judgeRaces(await exploreRaces(test, paths), allowed)
  failsAt(failedAt.map((state) => `${machine.id}.${state}`))
  // An assertion would shorten them.
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
