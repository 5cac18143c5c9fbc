import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '#tests/scripts/temporaryFolder.ts'
import { inRoot, node24 } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { deletedFolders } from '../../../scripts/lib/workspaces.mjs'

/** The result of `npm run contract`, as its --json describes it. */
interface Checked {
  isConforming: boolean
  output: string
  findings: { name: string; problem?: string }[]
  calls: { state: string }[]
}

/** Whether this shop has the checks of the contract. */
export const hasContractChecks = !deletedFolders.includes('lab')

/**
 * Checks a CMS with `npm run contract`, so that the tests of an engine do not depend on the workspace of the checks.
 * Throws with the program's output when it checked nothing.
 */
export async function checkContract(cms: string, ...options: string[]): Promise<Checked> {
  const file = join(await temporaryFolder(), 'contract.json')
  const program = inRoot('lab', 'contract', 'main.ts')
  const { code, output } = await run(node24, [program, '--cms', cms, '--json', file, ...options])
  // Exit code 1 says that the CMS does not conform.
  if (code > 1) throw new Error(output)
  const result: Pick<Checked, 'findings' | 'calls'> = JSON.parse(await readFile(file, 'utf8'))
  return { ...result, isConforming: code === 0, output }
}
