import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allEffects } from '../../../scripts/vite/findEffects.ts'
import { checkBuild, withSwitchedBuild } from './buildShop.ts'
import { effectKeys } from './effectKeys.ts'
import { type EffectRun, isUnit } from './effectRun.ts'
import { maxTests, planConfirmations, planRound } from './planRound.ts'
import {
  detectionsOf,
  type Outcome,
  outcomeOf,
  readRecords,
  readResults,
  writeLines,
} from './results.ts'
import { type ListedTest, listBrowserTests, runBrowserTests, runUnitTests } from './runTests.ts'
import { printScore, scoreOf } from './score.ts'
import { unobservable } from './unobservable.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  args: process.argv.slice(2).filter((argument) => argument !== 'web'),
  options: {
    tests: { type: 'string', multiple: true, default: [] },
    minutes: { type: 'string', default: '600' },
    workers: { type: 'string', default: '1' },
    reuse: { type: 'boolean', default: false },
    confirm: { type: 'boolean', default: false },
  },
})
const folder = '.cache/effects'
/** The test that detects each effect, as of the last run: on another machine `--reuse` starts with them. */
const detections = 'tests/support/effects/detections.jsonl'
const end = Date.now() + Number(values.minutes) * 60_000
const effects = allEffects()
const keys = effectKeys(effects)
const run: EffectRun = {
  keys,
  records: join(folder, 'records.jsonl'),
  results: join(folder, 'results.jsonl'),
}
const isWanted = (key: string) =>
  positionals.length === 0 || positionals.some((prefix) => key.startsWith(prefix))
const wanted = keys.filter(isWanted)
/** The unit or browser tests that `--tests` names; all when it names none. */
const unitFiles = values.tests.filter((path) => path.startsWith('tests/web'))
const browserFiles = values.tests.filter((path) => !unitFiles.includes(path))

if (!values.reuse) for (const file of [run.records, run.results]) rmSync(file, { force: true })
mkdirSync(folder, { recursive: true })
if (values.reuse && !existsSync(run.results)) writeLines(run.results, readResults(detections))

function outcomes() {
  const results = readResults(run.results)
  return wanted.map((key) => outcomeOf(key, results))
}

/** The tests of a kind that run next, with the effects that each switches off; then the kills to be confirmed. */
function nextPlan(
  isKind: (test: string) => boolean,
  tests: readonly string[],
): Record<string, string[]> {
  const known = outcomes()
  const records = readRecords(run.records).filter(
    ({ test }) => isKind(test) && tests.includes(test),
  )
  const max = isKind('tests/web/') ? maxTests.unit : maxTests.browser
  const isObservable = ({ effect }: Outcome) => !(effect in unobservable)
  // Effects that probably no test detects are tried when no others are left.
  for (const tried of values.confirm ? [] : [known.filter(isObservable), known]) {
    const plan = planRound(tried, records, max)
    if (Object.keys(plan).length > 0) return plan
  }
  return planConfirmations(known, tests)
}

/** Runs rounds until none is left or the time is over. */
function runRounds(
  name: string,
  isKind: (test: string) => boolean,
  tests: readonly string[],
  runRound: (plan: Record<string, string[]>) => void,
) {
  for (let round = 1; Date.now() < end; round += 1) {
    const plan = nextPlan(isKind, tests)
    const count = Object.keys(plan).length
    if (count === 0) return
    const killed = outcomes().filter((outcome) => outcome.killed).length
    console.log(`${name}, round ${round}: ${count} tests; ${killed} effects are killed`)
    const before = readResults(run.results).length
    runRound(plan)
    if (readResults(run.results).length === before) return
  }
}

function tryUnitTests() {
  if (browserFiles.length > 0 && unitFiles.length === 0) return
  runUnitTests(unitFiles, run)
  const tests = readRecords(run.records).flatMap(({ test }) => (isUnit(test) ? [test] : []))
  const fileOf = (test: string) => test.split(' › ')[0] ?? ''
  runRounds('unit tests', isUnit, tests, (plan) => {
    runUnitTests([...new Set(Object.keys(plan).map(fileOf))], { ...run, plan })
  })
}

/** Records which effects run in tests of which that is not known. */
function recordTests(tests: readonly ListedTest[], stamp: string) {
  const before = readRecords(run.records)
  const known = new Set(
    before.filter(({ passed, skipped }) => passed || skipped).map(({ test }) => test),
  )
  const unknown = tests.filter(({ id }) => !known.has(id))
  runBrowserTests(unknown, run, values.workers)
  try {
    checkBuild(stamp)
  } catch (error) {
    writeLines(run.records, before)
    throw error
  }
}

/** Runs tests on a phone, and on a wide screen those that are skipped on a phone. */
function tryBrowserTests(stamp: string) {
  const phone = listBrowserTests('phone', browserFiles)
  recordTests(phone, stamp)
  // A test that is skipped before its fixtures has no record.
  const ran = new Set(readRecords(run.records).flatMap((each) => (each.skipped ? [] : [each.test])))
  const wideOnly = new Set(
    phone.flatMap(({ id, line }) => (ran.has(id) ? [] : [line.replace('[phone]', '[desktop]')])),
  )
  const desktop = listBrowserTests('desktop', browserFiles).filter(({ line }) => wideOnly.has(line))
  recordTests(desktop, stamp)
  const listed = [...phone, ...desktop]
  runRounds(
    'browser tests',
    (test) => !isUnit(test),
    listed.map(({ id }) => id),
    (plan) => {
      const before = readResults(run.results)
      const planned = listed.filter(({ id }) => id in plan)
      runBrowserTests(planned, { ...run, plan }, values.workers)
      try {
        checkBuild(stamp)
      } catch (error) {
        writeLines(run.results, before)
        throw error
      }
    },
  )
}

tryUnitTests()
if (browserFiles.length > 0 || unitFiles.length === 0) withSwitchedBuild(tryBrowserTests)
writeLines(detections, detectionsOf(keys, readResults(run.results)))
const records = readRecords(run.records)
const scored = outcomes().map((outcome) => scoreOf(outcome.effect, outcome, records))
writeFileSync(join(folder, 'report.json'), `${JSON.stringify(scored, null, 2)}\n`)
if (!printScore(scored)) process.exitCode = 1
