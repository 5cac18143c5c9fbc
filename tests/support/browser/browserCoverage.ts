import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { enterableStates, modelTransitions } from '../model/transitions.ts'
import type { BrowserModel } from './browserModel.ts'

/** The coverage of tours, one JSON file per tour. */
const browserFolder = '.cache/coverage/browser'
/** The screenshots of states, one folder per machine. */
export const screensFolder = '.cache/coverage/screens'

/** The states and transitions that one tour covered. */
export interface BrowserCoverage {
  machine: string
  width: string
  /** `excluded` is why a browser cannot show it. */
  states: (Item<'id'> & { excluded?: string | undefined })[]
  transitions: Item<'key'>[]
}

type Item<Name extends string> = Record<Name, string> & { tests: readonly string[] }

interface Covered {
  width: string
  name: string
  reached: ReadonlySet<string>
  taken: ReadonlySet<string>
  screens: Readonly<Record<string, string>>
}

/** The coverage of every tour of the last run. */
export async function readCoverage(): Promise<BrowserCoverage[]> {
  const names = await readdir(browserFolder).catch(() => [])
  return Promise.all(
    names.sort().map(async (name) => JSON.parse(await readFile(join(browserFolder, name), 'utf8'))),
  )
}

/** Writes the coverage of one tour. */
export async function writeBrowserCoverage(
  { examples: { machine }, invisible: unseen }: BrowserModel<AnyStateMachine>,
  { width, name, reached, taken, screens }: Covered,
): Promise<void> {
  const tests = (isCovered: boolean) => (isCovered ? [`${width}: ${name}`] : [])
  const coverage = {
    machine: machine.id,
    width,
    states: enterableStates(machine).map((id) => ({
      id,
      tests: tests(reached.has(id)),
      excluded: unseen[id],
      screens: screens[id] ? { [width]: screens[id] } : {},
    })),
    transitions: modelTransitions(machine).map(({ key, source, event, targets, description }) => ({
      key,
      source,
      event,
      targets,
      description,
      tests: tests(taken.has(key)),
    })),
  }
  const hash = createHash('sha1').update(`${width} ${name}`).digest('hex').slice(0, 10)
  await mkdir(browserFolder, { recursive: true })
  const file = join(browserFolder, `${machine.id}.${hash}.json`)
  await writeFile(file, `${JSON.stringify(coverage, null, 2)}\n`)
}
