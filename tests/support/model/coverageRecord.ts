import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { enterableStates, transitionsOf } from './transitions.ts'

/** The coverage of machines, one JSON file per machine. */
export const coverageFolder = '.cache/coverage/machines'

/** Which tests reached each state and took each transition of a machine. */
export interface MachineCoverage {
  machine: string
  states: { id: string; tests: string[] }[]
  transitions: {
    key: string
    source: string
    event: string
    targets: string[]
    description: string
    tests: string[]
  }[]
}

/** Collects the states and transitions that the tests of one machine cover. */
export class CoverageRecord {
  readonly #machine: AnyStateMachine
  readonly #tests = new Map<string, Set<string>>()

  constructor(machine: AnyStateMachine) {
    this.#machine = machine
  }

  /** Records that a test reached states or took transitions. */
  note(test: string, items: readonly string[]): void {
    for (const item of items) {
      const tests = this.#tests.get(item) ?? new Set()
      this.#tests.set(item, tests.add(test))
    }
  }

  /** Writes the record to the coverage folder. */
  async write(): Promise<void> {
    const testsOf = (item: string) => [...(this.#tests.get(item) ?? [])].sort()
    const transitions = transitionsOf(this.#machine)
    const passed = (state: string) =>
      transitions.filter(({ source }) => source === state).flatMap(({ key }) => testsOf(key))
    const coverage: MachineCoverage = {
      machine: this.#machine.id,
      states: enterableStates(this.#machine).map((id) => ({
        id,
        tests: [...new Set([...testsOf(id), ...passed(id)])].sort(),
      })),
      transitions: transitions.map(({ key, source, event, targets, description }) => ({
        key,
        source,
        event,
        targets,
        description,
        tests: testsOf(key),
      })),
    }
    await mkdir(coverageFolder, { recursive: true })
    const file = join(coverageFolder, `${this.#machine.id}.json`)
    await writeFile(file, `${JSON.stringify(coverage, null, 2)}\n`)
  }
}

/** The coverage of every machine whose tests have run; empty before the first run. */
export async function readCoverage<Coverage = MachineCoverage>(
  folder = coverageFolder,
): Promise<Coverage[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
}
