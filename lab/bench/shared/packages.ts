import { installFromLock, matchesLock } from '../../../scripts/lib/packages.mjs'
import { inRoot, node24 } from '../../../scripts/lib/paths.mjs'
import { step } from '../../../scripts/lib/progress.mjs'
import { runOrExplain } from '../../../scripts/lib/run.mjs'

const folder = inRoot('lab', 'bench')

/** Installs the packages that only benchmarks need, unless they match the lock file. */
export async function installPackages(): Promise<void> {
  if (matchesLock(folder)) return
  await step('Installing the packages of the benchmarks', () => installFromLock(folder))
}

/** Checks the types of benchmarks, which `npm run check` leaves out: their packages are not installed there. */
export async function checkTypes(): Promise<void> {
  await step('Checking the types of the benchmarks', () =>
    runOrExplain('The types of the benchmarks', node24, [
      inRoot('node_modules', '.bin', 'tsc'),
      ...['--project', folder],
    ]),
  )
}
