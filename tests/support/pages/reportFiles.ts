import sharp from 'sharp'
import { machineCatalog } from '#machines/catalog/machineCatalog.ts'
import { type PlainMachine, plainMachine } from '#machines/tools/plainMachine.ts'
import { reportSources } from '../report/exampleReport.ts'
import { makeReport } from '../report/report.ts'

/** A screenshot of a state with a dark rectangle at a position. */
async function screenshot(left: number): Promise<string> {
  const rectangle = { create: { width: 100, height: 50, channels: 3, background: '#111' } } as const
  const input = await sharp(rectangle).png().toBuffer()
  const image = await sharp({
    create: { width: 300, height: 400, channels: 3, background: '#fff' },
  })
    .composite([{ input, left, top: 20 }])
    .webp()
    .toBuffer()
  return `data:image/webp;base64,${image.toString('base64')}`
}

/** The report of a run of a version; `structureOf` may return another version of a machine. */
export async function reportFile(
  version: string,
  date: string,
  left: number,
  structureOf = (machine: PlainMachine) => machine,
) {
  const machines = machineCatalog.map(({ machine, about }) => {
    const plain = plainMachine(machine)
    return {
      id: machine.id,
      about,
      structure: structureOf(plain),
      states: plain.states.slice(1).map(({ id, view }) => ({ id, title: view })),
      transitions: plain.transitions.map(({ key, description }) => ({
        id: key,
        title: description,
      })),
    }
  })
  const records = reportSources.records.map((record) => ({ ...record, version }))
  const report = makeReport({ ...reportSources, version, date, machines, records })
  return {
    ...report,
    screens: {
      'search/search.idle.phone': await screenshot(left),
      'search/search.found.phone': await screenshot(0),
    },
  }
}

/** An earlier version of the search machine: without composition, and with another target of a retry. */
export function earlierSearch(machine: PlainMachine): PlainMachine {
  if (machine.id !== 'search') return machine
  const isLater = (id: string) => id === 'search.composing'
  return {
    ...machine,
    states: machine.states.filter(({ id }) => !isLater(id)),
    transitions: machine.transitions
      .filter(({ source, targets }) => !isLater(source) && !targets.some(isLater))
      .map((each) =>
        each.event === 'search.retried' ? { ...each, targets: ['search.idle'] } : each,
      ),
  }
}
