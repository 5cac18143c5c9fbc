import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { failsAt } from '../clauses/covers.ts'
import type { PlannedPath } from '../model/explore.ts'
import type { ModelTest } from '../model/modelTest.ts'
import { raceRecord } from './raceRecord.ts'

/** The races of each machine, one JSON file a machine, which the gallery shows. */
const racesFolder = '.cache/coverage/races'

/** Asserts that both orders of every two events end the same or as the machine allows; writes the result for the gallery. */
export async function expectRaces(
  test: ModelTest<AnyStateMachine>,
  paths: readonly PlannedPath[],
): Promise<void> {
  const { record, problems, failedAt } = await raceRecord(test, paths)
  await mkdir(racesFolder, { recursive: true })
  const file = join(racesFolder, `${record.machine}.json`)
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`)
  failsAt(failedAt.map((state) => `${record.machine}.${state}`))
  // An assertion would shorten them.
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
