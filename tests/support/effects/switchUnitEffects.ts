import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterEach, beforeEach, type TestContext } from 'vitest'
import { currentRun, type EffectRecord, type EffectResult } from './effectRun.ts'

/** Switches effects off, or records which ones run, in each unit test of a run for mutants. */

const run = currentRun()
if (!run) throw new Error('EFFECT_RUN is not set; start the tests by `npm run mutants -- web`')
const { keys, plan, records, results } = run

/** Hooks: rendering on the server, as unit tests do, runs none of their effects. */
const hook = / › use[A-Z]/

let noted = new Set<string>()
let off: string[] = []
let start = 0

Object.assign(globalThis, {
  effectSwitch(number: number) {
    const key = keys[number] ?? ''
    if (!hook.test(key)) noted.add(key)
    return !off.includes(key)
  },
})

/** The name of a test: its file, its suites and its title. */
function nameOf({ task }: TestContext) {
  const file = relative(process.cwd(), task.file.filepath)
  const titles = [task.name]
  for (let { suite } = task; suite; suite = suite.suite) titles.unshift(suite.name)
  return { file, test: `${file} › ${titles.join(' › ')}`, title: task.name }
}

beforeEach((context) => {
  const { test } = nameOf(context)
  off = plan?.[test] ?? []
  if (plan && off.length === 0) context.skip()
  noted = new Set()
  start = performance.now()
})

afterEach((context) => {
  const names = nameOf(context)
  const passed = context.task.result?.state !== 'fail'
  if (off.length > 0) {
    const result: EffectResult = { test: names.test, title: names.title, off, passed }
    appendFileSync(results, `${JSON.stringify(result)}\n`)
  } else if (!plan) {
    const milliseconds = performance.now() - start
    const record: EffectRecord = { ...names, passed, milliseconds, effects: [...noted].toSorted() }
    appendFileSync(records, `${JSON.stringify(record)}\n`)
  }
  off = []
})
