import { machineCatalog } from '#machines/catalog/machineCatalog.ts'
import { plainMachine } from '#machines/tools/plainMachine.ts'
import { layOut } from './layOut.ts'
import type { Picture } from './picture.ts'

/** The layouts of all machines, by id. */
export async function layOutAll(): Promise<Record<string, Picture>> {
  const pictures = await Promise.all(
    machineCatalog.map(({ machine }) => layOut(plainMachine(machine))),
  )
  return Object.fromEntries(pictures.map((picture) => [picture.machine, picture]))
}
