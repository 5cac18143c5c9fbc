import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EffectRun } from './effectRun.ts'

const folder = '.cache/effects'
const config = ['--config', 'playwright.effects.config.ts']

/** A browser test as Playwright lists it. */
export interface ListedTest {
  id: string
  /** The file with its suite. The test itself may be in another, which the suite calls. */
  spec: string
  /** Its project, file and titles, as a file of `--test-list` contains them. */
  line: string
}

interface Suite {
  title: string
  file: string
  suites?: Suite[]
  specs: { id: string; title: string; file: string; tests: { projectName: string }[] }[]
}

function testsOf(suite: Suite, spec: string, titles: string[]): ListedTest[] {
  const below = suite.title === spec ? titles : [...titles, suite.title]
  return [
    ...suite.specs.flatMap(({ id, title, file, tests }) =>
      tests.map(({ projectName }) => ({
        id,
        spec,
        line: [`[${projectName}]`, file, ...below, title].join(' › '),
      })),
    ),
    ...(suite.suites ?? []).flatMap((each) => testsOf(each, spec, below)),
  ]
}

function run(name: string, parameters: string[], run: EffectRun) {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(run))
  spawnSync('npx', parameters, { stdio: 'inherit', env: { ...process.env, EFFECT_RUN: file } })
}

/** Lists the browser tests of some files, or all, at one width: Playwright's list has one id for all widths. */
export function listBrowserTests(
  width: 'phone' | 'desktop',
  files: readonly string[],
): ListedTest[] {
  const options = ['--list', '--reporter=json', `--project=${width}`]
  const parameters = ['playwright', 'test', ...config, ...options, ...files]
  const { stdout } = spawnSync('npx', parameters, { maxBuffer: 1e9, encoding: 'utf8' })
  const { suites }: { suites: Suite[] } = JSON.parse(stdout)
  return suites.flatMap((suite) => testsOf(suite, suite.title, []))
}

/** Runs browser tests, some at a time, with effects switched off or recorded. */
export function runBrowserTests(
  tests: readonly ListedTest[],
  settings: EffectRun,
  workers: string,
) {
  if (tests.length === 0) return
  const list = join(folder, 'tests.txt')
  // Playwright reads only listed files: this line lists that of the suite, and no test.
  const lines = tests.flatMap(({ spec, line }) => [line, `${spec} › (no test)`])
  writeFileSync(list, [...new Set(lines)].join('\n'))
  const options = [`--workers=${workers}`, '--test-list', list]
  run('browserRun', ['playwright', 'test', ...config, ...options], settings)
}

/** Runs unit tests of the web, of some files or all, with effects switched off or recorded. */
export function runUnitTests(files: readonly string[], settings: EffectRun) {
  run('unitRun', ['vitest', 'run', '--config', 'vitest.effects.config.ts', ...files], settings)
}
