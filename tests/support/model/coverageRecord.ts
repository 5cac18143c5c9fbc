import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The coverage of machines, one JSON file per machine. */
export const coverageFolder = '.cache/coverage/machines'

/** Which tests reached each state and took each transition of a machine. */
export interface MachineCoverage {
  machine: string
  states: { id: string; tests: string[] }[]
  transitions: { key: string; tests: string[] }[]
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
