import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allEffects } from '../../../scripts/vite/findEffects.ts'
import { withSwitchedBuild } from './buildShop.ts'
import { planRound } from './planRound.ts'
import type { EffectRecord, EffectRun } from './switchEffects.ts'

const minScore = 0.85
const folder = '.cache/effects'
const coverageFolder = join(folder, 'coverage')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  args: process.argv.slice(2).filter((argument) => argument !== 'web'),
  options: {
    tests: { type: 'string', multiple: true, default: [] },
    minutes: { type: 'string', default: '600' },
    reuse: { type: 'boolean', default: false },
  },
})
const end = Date.now() + Number(values.minutes) * 60_000
const effects = allEffects()
const isWanted = (id: string) =>
  positionals.length === 0 || positionals.some((prefix) => id.startsWith(prefix))
const wanted = effects.flatMap(({ id }, number) => (isWanted(id) ? [number] : []))

function runTests(run: EffectRun): EffectRecord[] {
  rmSync(run.folder, { recursive: true, force: true })
  const file = join(folder, 'run.json')
  writeFileSync(file, JSON.stringify(run))
  spawnSync(
    'npx',
    ['playwright', 'test', '--config', 'playwright.effects.config.ts', ...values.tests],
    { stdio: 'inherit', env: { ...process.env, EFFECT_RUN: file } },
  )
  return readRecords(run.folder)
}

const readRecords = (from: string): EffectRecord[] =>
  readdirSync(from).map((name) => JSON.parse(readFileSync(join(from, name), 'utf8')))

await withSwitchedBuild(async () => {
  const covered = values.reuse ? readRecords(coverageFolder) : runTests({ folder: coverageFolder })
  const ran = new Set(covered.filter(({ passed }) => passed).flatMap((record) => record.effects))
  const tried = new Map(
    wanted.filter((number) => ran.has(number)).map((number) => [number, new Set<string>()]),
  )
  const killed = new Map<number, string>()
  for (let round = 1; Date.now() < end; round += 1) {
    const undecided = [...tried]
      .filter(([effect]) => !killed.has(effect))
      .map(([effect, tests]) => ({ effect, tried: tests }))
    const plan = planRound(undecided, covered)
    const count = Object.keys(plan).length
    if (count === 0) break
    console.log(`round ${round}: ${count} effects are switched off, ${killed.size} are killed`)
    for (const { test, title, passed, switchedOff } of runTests({
      folder: join(folder, 'round'),
      plan,
    })) {
      if (switchedOff === undefined) continue
      tried.get(switchedOff)?.add(test)
      if (!passed) killed.set(switchedOff, title)
    }
  }
  report(tried, killed)
})

function report(
  tried: ReadonlyMap<number, ReadonlySet<string>>,
  killed: ReadonlyMap<number, string>,
) {
  const survivors = wanted.filter((number) => !killed.has(number))
  const verdictOf = (number: number) =>
    killed.has(number)
      ? 'killed'
      : !tried.has(number)
        ? 'not reached'
        : tried.get(number)?.size
          ? 'survives'
          : 'not run'
  const results = wanted.map((number) => ({
    ...effects[number],
    verdict: verdictOf(number),
    test: killed.get(number),
  }))
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(results, null, 2)}\n`)
  for (const number of survivors)
    console.log(`${verdictOf(number)}: ${effects[number]?.id} ${effects[number]?.text}`)
  const score = killed.size / wanted.length
  console.log(
    `score ${(score * 100).toFixed(1)} %: ${killed.size} of ${wanted.length} effects, at least ${minScore * 100} % required`,
  )
  if (score < minScore) process.exitCode = 1
}
