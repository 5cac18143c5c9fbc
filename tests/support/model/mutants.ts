import { machineCatalog } from '@vitrine/machines/catalog/machineCatalog.ts'
import { type AnyMachineExamples, machineTimers } from '@vitrine/machines/tools/machineExamples.ts'
import type { AnyStateMachine } from 'xstate'
import type { PlannedPath } from './explore.ts'
import { writeJournal } from './journal.ts'
import { plan } from './plan.ts'

type Kind = 'guards' | 'actions' | 'delays'

/** A change that the generated tests must detect. */
interface Mutant {
  machine: string
  kind: Kind
  change: string
  changed: AnyStateMachine
}

const minScore = 0.85

function mutantsOf({ machine }: AnyMachineExamples): Mutant[] {
  const mutant = (kind: Kind, name: string, change: string, implementation: unknown): Mutant => ({
    machine: machine.id,
    kind,
    change: `${name} ${change}`,
    changed: machine.provide({ [kind]: { [name]: implementation } }),
  })
  const names = (kind: Kind) => Object.keys(machine.implementations[kind])
  const delays = new Set(machineTimers(machine).map(({ delay }) => delay))
  return [
    ...names('guards').flatMap((name) => [
      mutant('guards', name, 'always passes', () => true),
      mutant('guards', name, 'always fails', () => false),
    ]),
    ...names('actions').map((name) => mutant('actions', name, 'does nothing', () => undefined)),
    ...names('delays')
      .filter((name) => delays.has(name))
      .map((name) => mutant('delays', name, 'has another duration', 123_457)),
  ]
}

/** Whether a generated test would fail: the journal of the planned paths differs, or a path is missing. */
async function isDetected(
  examples: AnyMachineExamples,
  mutant: Mutant,
  paths: readonly PlannedPath[],
  originalJournal: string,
): Promise<boolean> {
  const changed = { ...examples, machine: mutant.changed }
  if ((await writeJournal(changed, paths).catch(() => 'breaks')) !== originalJournal) return true
  return plan(changed).untakenTransitions.length > 0
}

async function main(): Promise<void> {
  const survivors: Mutant[] = []
  let all = 0
  for (const { examples } of machineCatalog) {
    const { paths } = plan(examples)
    const originalJournal = await writeJournal(examples, paths)
    const mutants = mutantsOf(examples)
    const before = survivors.length
    for (const mutant of mutants) {
      if (!(await isDetected(examples, mutant, paths, originalJournal))) survivors.push(mutant)
    }
    all += mutants.length
    const missed = survivors.length - before
    console.log(`${examples.machine.id.padEnd(14)} ${mutants.length - missed}/${mutants.length}`)
  }
  const score = (all - survivors.length) / all
  console.log(`score ${(score * 100).toFixed(1)} %, at least ${minScore * 100} % required`)
  for (const { machine, kind, change } of survivors)
    console.log(`survives: ${machine} ${kind}: ${change}`)
  if (score < minScore || survivors.some(({ kind }) => kind === 'guards')) process.exitCode = 1
}

await main()
