import { appendFileSync } from 'node:fs'
import type { BrowserContext, TestInfo } from '@playwright/test'
import { currentRun, type EffectRecord, type EffectResult } from './effectRun.ts'

const run = currentRun()

/** In a run for mutants, switches effects off or records which ones run; returns what is to be called at the test's end. */
export async function switchEffects(context: BrowserContext, info: TestInfo) {
  if (!run) return async () => {}
  const { keys, plan, records, results } = run
  const off = plan?.[info.testId]
  if (plan && !off) info.skip(true, 'No effect is switched off in this test')
  const effects = new Set<number>()
  await context.exposeBinding('noteEffect', (_, number: number) => {
    effects.add(number)
  })
  const numbers = (off ?? []).map((key) => keys.indexOf(key))
  await context.addInitScript((switchedOff) => {
    const noted = new Set<number>()
    Object.assign(globalThis, {
      effectSwitch(number: number) {
        if (!noted.has(number)) {
          noted.add(number)
          Object(globalThis).noteEffect(number)
        }
        return !switchedOff.includes(number)
      },
    })
  }, numbers)
  return async () => {
    if (info.status === 'interrupted') return
    const skipped = info.status === 'skipped'
    const passed = !skipped && info.status === info.expectedStatus
    const { testId: test, title, duration } = info
    const [file = ''] = info.titlePath
    if (off) {
      const result: EffectResult = { test, title, off, passed }
      if (!skipped) appendFileSync(results, `${JSON.stringify(result)}\n`)
      return
    }
    const names = [...effects].map((number) => keys[number] ?? '').toSorted()
    const record: EffectRecord = {
      test,
      title,
      file,
      passed,
      skipped,
      milliseconds: duration,
      effects: names,
    }
    appendFileSync(records, `${JSON.stringify(record)}\n`)
  }
}
