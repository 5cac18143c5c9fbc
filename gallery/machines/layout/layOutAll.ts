import { drawnMachines } from '@vitrine/machines/catalog/machineCatalog.ts'
import { plainMachine } from '@vitrine/machines/tools/plainMachine.ts'
import type { Diagram } from './diagram.ts'
import { layOut } from './layOut.ts'

/** The layouts of all machines, by id. */
export async function layOutAll(): Promise<Record<string, Diagram>> {
  const diagrams = await Promise.all(
    drawnMachines.map(({ machine }) => layOut(plainMachine(machine))),
  )
  return Object.fromEntries(diagrams.map((diagram) => [diagram.machine, diagram]))
}
