import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventLabel } from '@vitrine/machines/tools/eventLabel.ts'
import { expect } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { failsAt } from '../clauses/covers.ts'
import { type JournalDifference, journalDifferences } from './journalSteps.ts'
import type { ModelTest } from './modelTest.ts'
import { modelTransitions } from './transitions.ts'

const maxListed = 8

/** The active states of a journal's line, the most specific first; none if the machine no longer has them. */
function nodesIn(machine: AnyStateMachine, state: string): AnyStateNode[] {
  try {
    const value = JSON.parse(state.replace(/ (done|stopped|error)$/, ''))
    return machine.resolveState({ value, context: {} })._nodes.toReversed()
  } catch {
    return []
  }
}

/** The clauses of the innermost active states. */
const clausesOf = (machine: AnyStateMachine, state: string): string[] =>
  nodesIn(machine, state).flatMap(({ type, meta }): string[] =>
    meta?.spec && (type === 'atomic' || type === 'final') ? [meta.spec] : [],
  )

/** The states and transitions in which the journals differ. */
function itemsOf(
  machine: AnyStateMachine,
  { step: { from, event, outcome }, recorded }: JournalDifference,
): string[] {
  const [before, ...ends] = [from, outcome[0] ?? '', recorded[0] ?? ''].map((state) =>
    nodesIn(machine, state),
  )
  const reached = new Set(ends.flat().map(({ id }) => id))
  if (!before || before.length === 0) return [...reached]
  const name = event.replace(/ \(.*$/, '')
  const taken = modelTransitions(machine).filter(
    ({ source, event: type, targets }) =>
      before.some(({ id }) => id === source) &&
      eventLabel({ type }) === name &&
      (targets.length === 0 || targets.some((id) => reached.has(id))),
  )
  return [before[0]?.id ?? machine.id, ...taken.map(({ key }) => key)]
}

/** Explains how a machine differs from its recorded journal; empty when it does not. */
function explainJournal(
  machine: AnyStateMachine,
  recorded: string,
  present: string,
): { message: string; items: string[] } {
  if (recorded === present) return { message: '', items: [] }
  const differences = journalDifferences(recorded, present)
  const [first, ...others] = differences
  const { start, from, path, outcome } = first?.step ?? {
    start: '',
    from: '',
    path: [],
    outcome: [],
  }
  const clauses = [from, first?.recorded[0] ?? '', outcome[0] ?? ''].flatMap((state) =>
    clausesOf(machine, state),
  )
  const textOf = (lines: readonly string[] = []) => lines.join('; ') || 'nothing'
  const message = [
    `The ${machine.id} machine behaves differently than its journal records.`,
    ...(first
      ? [
          `  clause: ${[...new Set(clauses)].join(', ') || 'none'}`,
          `  start: ${start}`,
          `  way: ${path.join(' → ') || 'none yet'}`,
          `  recorded: ${textOf(first.recorded)}`,
          `  now: ${textOf(first.now)}`,
        ]
      : [
          '  It takes other paths; no event that both journals have in the same state does anything else.',
        ]),
    ...others
      .slice(0, maxListed)
      .map(
        ({ step, recorded: was, now }) =>
          `  also in ${step.from || step.start}, ${step.event || 'the start'}: ${textOf(was)} → ${textOf(now)}`,
      ),
    ...(others.length > maxListed ? [`  and in ${others.length - maxListed} more`] : []),
    'If the clause requires the recorded behaviour, change the machine. If the new behaviour is wanted, change the clause, run',
    `\`npx vitest run tests/machines/${machine.id}.test.ts -u\` and review the difference in tests/machines/journals/${machine.id}.txt.`,
  ].join('\n')
  return {
    message,
    items: [...new Set(differences.flatMap((difference) => itemsOf(machine, difference)))],
  }
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
    const { message, items } = explainJournal(machine, recorded, journal)
    failsAt(items)
    // Without the snapshot's own difference, which is by lines.
    throw message ? new Error(message) : error
  }
}
