import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, TestInfo } from '@playwright/test'

/** What a run does with effects: `plan` switches one off in each test; without it, the effects that run are recorded. */
export interface EffectRun {
  /** The folder of the records, one JSON file a test. */
  folder: string
  /** The number of the effect that each test switches off, by the test's id. */
  plan?: Record<string, number>
}

/** What a test showed: the effects that ran in it, and whether it passed without the one that was switched off. */
export interface EffectRecord {
  test: string
  title: string
  file: string
  passed: boolean
  milliseconds: number
  switchedOff?: number
  effects: number[]
}

/** The file of the current run (`npm run mutants -- web`); unset in every other run. */
const runFile = process.env['EFFECT_RUN']

/** In a run for mutants, switches an effect off or records which ones run; returns what is to be called at the test's end. */
export async function switchEffects(context: BrowserContext, info: TestInfo) {
  if (!runFile) return async () => {}
  const { folder, plan }: EffectRun = JSON.parse(await readFile(runFile, 'utf8'))
  const off = plan?.[info.testId]
  if (plan && off === undefined) info.skip(true, 'No effect is switched off in this test')
  const effects = new Set<number>()
  await context.exposeBinding('noteEffect', (_, number: number) => {
    effects.add(number)
  })
  await context.addInitScript((switchedOff) => {
    const noted = new Set<number>()
    Object.assign(globalThis, {
      effectSwitch(number: number) {
        if (!noted.has(number)) {
          noted.add(number)
          Object(globalThis).noteEffect(number)
        }
        return number !== switchedOff
      },
    })
  }, off)
  return async () => {
    const record: EffectRecord = {
      test: info.testId,
      title: info.title,
      file: info.file,
      passed: info.status === 'passed',
      milliseconds: info.duration,
      ...(off !== undefined && { switchedOff: off }),
      effects: [...effects].toSorted((one, other) => one - other),
    }
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${info.testId}.json`), JSON.stringify(record))
  }
}
