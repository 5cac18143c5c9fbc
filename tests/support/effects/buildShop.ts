import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { readStamp } from '../../../scripts/lib/fingerprint.mjs'
import { sourcesOfPages } from '../../../scripts/lib/pages.mjs'

const folder = '.cache/effects'
const switched = `${folder}/dist`
const before = `${folder}/dist-before`

/** Moves a folder, if it exists, to the place of another. */
function move(from: string, to: string) {
  if (!existsSync(from)) return
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}

/** Stores the build with switches and puts the previous build back. */
function restore() {
  move('dist', switched)
  move(before, 'dist')
}

/**
 * Throws when dist/ was built again or the sources changed: a shop that starts then builds pages without switches, in
 * which every test passes.
 */
export function checkBuild(started: string) {
  if (readStamp('dist/sources') !== started || sourcesOfPages() !== started)
    throw new Error('The sources of the pages changed during the run; its last round is dropped')
}

/** Runs something while dist/ is a build whose effects can be switched off; puts the previous build back afterwards. */
export function withSwitchedBuild(run: (stamp: string) => void): void {
  mkdirSync(folder, { recursive: true })
  // A run that was ended from outside.
  if (existsSync(before)) restore()
  const isCurrent = readStamp(`${switched}/sources`) === sourcesOfPages()
  move('dist', before)
  try {
    if (isCurrent) move(switched, 'dist')
    else {
      const environment = { ...process.env, EFFECT_SWITCHES: '1' }
      const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
        stdio: 'inherit',
        env: environment,
      })
      if (status !== 0) throw new Error('The build with switches failed; see its messages above')
    }
    run(sourcesOfPages())
  } finally {
    restore()
  }
}
