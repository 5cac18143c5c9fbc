import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { filesUnder, fingerprint, readStamp } from './fingerprint.mjs'
import { inRoot, node24, root } from './paths.mjs'
import { runOrExplain } from './run.mjs'

/** The stamp of the sources of the back office in dist/admin. */
export const adminStamp = inRoot('dist', 'adminSources')

/** A hash of the sources of the back office. */
export const sourcesOfAdmin = () =>
  fingerprint(
    filesUnder(
      ['engines/office', 'engines/commerce', 'contract', 'package-lock.json'].map((name) =>
        inRoot(name),
      ),
    ),
  )

/** Whether dist/admin matches the present sources, or a shop has deleted them. */
export const adminIsBuilt = () =>
  !existsSync(inRoot('engines', 'office')) || readStamp(adminStamp) === sourcesOfAdmin()

/** Builds the back office in a process of its own. Throws a Failure with the reason. */
export const buildAdmin = () =>
  runOrExplain('Building the back office', node24, [inRoot('scripts', 'buildAdmin.mjs')])

/**
 * Builds the back office, unless it is built, at the lowest priority while the development shop runs already, and
 * returns the function that ends the build.
 */
export function buildAdminInBackground() {
  if (adminIsBuilt()) return () => {}
  const child = spawn(node24, [inRoot('scripts', 'buildAdmin.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return () => child.kill()
}
