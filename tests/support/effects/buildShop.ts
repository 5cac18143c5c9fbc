import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'

const folder = '.cache/effects'
const switched = `${folder}/dist`
const before = `${folder}/dist-before`

const stampOf = (dist: string) =>
  existsSync(`${dist}/sources`) ? readFileSync(`${dist}/sources`, 'utf8') : ''

function move(from: string, to: string) {
  if (existsSync(from)) renameSync(from, to)
}

/** Runs something while dist/ is a build whose effects can be switched off; puts the previous build back afterwards. */
export async function withSwitchedBuild(run: () => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const isCurrent = stampOf(switched) !== '' && stampOf(switched) === stampOf('dist')
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
    await run()
  } finally {
    move('dist', switched)
    move(before, 'dist')
  }
}
