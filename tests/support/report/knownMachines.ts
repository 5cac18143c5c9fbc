import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { machineCatalog } from '@vitrine/machines/catalog/machineCatalog.ts'
import { plainMachine } from '@vitrine/machines/tools/plainMachine.ts'
import { inRoot } from '../../../scripts/lib/paths.mjs'

export const knownMachines = machineCatalog.map(({ machine }) => plainMachine(machine))

const catalog = readFileSync(inRoot('machines/catalog/machineCatalog.ts'), 'utf8')

/** The folders of machines/ with the ids of their machines, whose examples the catalogue imports. */
const located = [...catalog.matchAll(/'\.\.\/(\w+)\/(\w+)Examples\.ts'/g)].map(
  ([, folder = '', id = '']) => ({ folder, id }),
)

const machinesByFile = new Map<string, readonly string[]>()

/** The machines that a file of tests/machines/ tests: the one that it is named after, otherwise those that it imports. */
export function machinesOfFile(file: string): readonly string[] {
  const machines = machinesByFile.get(file) ?? findMachines(file)
  machinesByFile.set(file, machines)
  return machines
}

function findMachines(file: string): readonly string[] {
  if (!file.startsWith('tests/machines/')) return []
  const named = basename(file).split('.')[0] ?? ''
  if (located.some(({ id }) => id === named)) return [named]
  const source = readFileSync(inRoot(file), 'utf8')
  return located
    .filter(({ folder }) => source.includes(`'#machines/${folder}/`))
    .map(({ id }) => id)
}
