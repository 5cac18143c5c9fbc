import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { ModelTest } from './modelTest.ts'

/** The place of a line in a journal: the start, the events since, and the state that the last of them led to. */
interface Place {
  start: string
  way: string[]
  state: string
}

function placeOf(lines: readonly string[], index: number): Place {
  const place: Place = { start: '', way: [], state: '' }
  for (const line of lines.slice(0, index + 1)) {
    if (line.startsWith('from ')) place.start = line.slice(5)
    if (line === '' || line.startsWith('from ')) place.way = []
    else if (line.startsWith('    {') || line.startsWith('    "')) place.state = line.trim()
    else if (/^ {2}\S/.test(line)) place.way.push(line.trim())
  }
  return place
}

/** The clauses of the active states, the most specific first. */
function clausesOf(machine: AnyStateMachine, state: string): string[] {
  try {
    const value = JSON.parse(state.replace(/ (done|stopped|error)$/, ''))
    const { _nodes } = machine.resolveState({ value, context: {} })
    const specs = _nodes.toReversed().map(({ meta }: AnyStateNode) => meta?.spec)
    return [...new Set(specs.filter((spec): spec is string => typeof spec === 'string'))]
  } catch {
    return []
  }
}

/** Explains the first difference between the recorded journal of a machine and its present one; empty when there is none. */
export function explainJournal(
  machine: AnyStateMachine,
  recorded: string,
  present: string,
): string {
  const [was, is] = [recorded.split('\n'), present.split('\n')]
  const index = is.findIndex((line, number) => line !== was[number])
  if (index < 0 && was.length === is.length) return ''
  const at = index < 0 ? is.length - 1 : index
  const { start, way, state } = placeOf(is, at)
  const clauses = clausesOf(machine, state)
  return [
    `The ${machine.id} machine behaves differently than its journal records.`,
    `  clause: ${clauses.join(', ') || 'none'}`,
    `  start: ${start}`,
    `  way: ${way.join(' → ') || 'none yet'}`,
    `  recorded: ${was[at]?.trim() || 'nothing'}`,
    `  now: ${is[at]?.trim() || 'nothing'}`,
    `If the clause requires the recorded behaviour, change the machine. If the new behaviour is wanted, change the clause, run`,
    `\`npx vitest run tests/machines/${machine.id}.test.ts -u\` and review the difference in tests/machines/journals/${machine.id}.txt.`,
  ].join('\n')
}

/** Asserts that a machine behaves as its reviewed journal records; `-u` records its present behaviour. */
export async function expectJournal(
  { machine }: ModelTest<AnyStateMachine>,
  journal: string,
): Promise<void> {
  const file = join('tests/machines/journals', `${machine.id}.txt`)
  const recorded = await readFile(file, 'utf8').catch(() => '')
  try {
    await expect(journal).toMatchFileSnapshot(`journals/${machine.id}.txt`)
  } catch (error) {
    const explanation = explainJournal(machine, recorded, journal)
    if (error instanceof Error) error.message = `${explanation}\n\n${error.message}`
    throw error
  }
}
