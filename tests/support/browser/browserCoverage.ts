import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { enterableStates, transitionsOf } from '../model/transitions.ts'
import type { BrowserModel } from './browserModel.ts'
import type { Extent } from './tours.ts'

/** The coverage of tours, one JSON file per tour. */
const browserFolder = '.cache/coverage/browser'
/** The screenshots of states, one folder per machine. */
export const screensFolder = '.cache/coverage/screens'

/** The coverage of one tour. */
export interface BrowserCoverage {
  machine: string
  width: string
  extent: Extent
  states: Item<'id'>[]
  transitions: Item<'key'>[]
}

type Item<Name extends string> = Record<Name, string> & {
  tests: readonly string[]
  /** Why a browser cannot reach it. */
  excluded?: string | undefined
}

interface Covered {
  width: string
  extent: Extent
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
  { examples: { machine }, excluded, invisible: unseen }: BrowserModel<AnyStateMachine>,
  { width, extent, name, reached, taken, screens }: Covered,
): Promise<void> {
  const tests = (isCovered: boolean) => (isCovered ? [`${width}: ${name}`] : [])
  const coverage = {
    machine: machine.id,
    width,
    extent,
    states: enterableStates(machine).map((id) => ({
      id,
      tests: tests(reached.has(id)),
      excluded: unseen[id],
      screens: screens[id] ? { [width]: screens[id] } : {},
    })),
    transitions: transitionsOf(machine).map(({ key, source, event, targets, description }) => ({
      key,
      source,
      event,
      targets,
      description,
      tests: tests(taken.has(key)),
      excluded: excluded[key],
    })),
  }
  const hash = createHash('sha1').update(`${width} ${name}`).digest('hex').slice(0, 10)
  await mkdir(browserFolder, { recursive: true })
  const file = join(browserFolder, `${machine.id}.${hash}.json`)
  await writeFile(file, `${JSON.stringify(coverage, null, 2)}\n`)
}
