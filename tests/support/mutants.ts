import type { AnyStateMachine } from 'xstate'
import { catalogue } from '#machines/catalogue.ts'
import { type AnyExamples, timersOf } from '#machines/examples.ts'
import { Stage } from '#machines/stage.ts'
import { identityOf, type PlannedPath } from './modelExplore.ts'
import { plan } from './modelPlan.ts'

type Kind = 'guards' | 'actions' | 'delays'

/** One change that the generated tests must notice. */
interface Mutant {
  machine: string
  kind: Kind
  change: string
  changed: AnyStateMachine
}

const least = 0.85

function mutantsOf({ machine }: AnyExamples): Mutant[] {
  const mutant = (kind: Kind, name: string, how: string, implementation: unknown): Mutant => ({
    machine: machine.id,
    kind,
    change: `${name} ${how}`,
    changed: machine.provide({ [kind]: { [name]: implementation } }),
  })
  const names = (kind: Kind) => Object.keys(machine.implementations[kind])
  const delays = new Set(timersOf(machine).map(({ delay }) => delay))
  return [
    ...names('guards').flatMap((name) => [
      mutant('guards', name, 'always says yes', () => true),
      mutant('guards', name, 'always says no', () => false),
    ]),
    ...names('actions').map((name) => mutant('actions', name, 'does nothing', () => undefined)),
    ...names('delays')
      .filter((name) => delays.has(name))
      .map((name) => mutant('delays', name, 'lasts another time', 123_457)),
  ]
}

/** Whether one generated path goes another way on the changed machine. */
async function differs(examples: AnyExamples, path: PlannedPath): Promise<boolean> {
  const stage = new Stage(examples, path.start)
  try {
    if (identityOf(stage.snapshot) !== identityOf(path.initial)) return true
    for (const { event, state, taken } of path.steps) {
      stage.taken = []
      await stage.perform(event)
      if (identityOf(stage.snapshot) !== identityOf(state)) return true
      if (stage.taken.join() !== taken.join()) return true
    }
    return false
  } catch {
    return true
  } finally {
    stage.stop()
  }
}

/** What a machine tells others on its paths; an action may do nothing but that. */
async function toldOn(examples: AnyExamples, paths: readonly PlannedPath[]): Promise<string> {
  const told: string[] = []
  for (const path of paths) {
    const stage = new Stage(examples, path.start)
    for (const { event } of path.steps) await stage.perform(event).catch(() => undefined)
    told.push(JSON.stringify([stage.emitted, stage.sent]))
    stage.stop()
  }
  return told.join('\n')
}

async function isNoticed(examples: AnyExamples, mutant: Mutant, paths: readonly PlannedPath[]) {
  const changed = { ...examples, machine: mutant.changed }
  for (const path of paths) if (await differs(changed, path)) return true
  return (await toldOn(changed, paths)) !== (await toldOn(examples, paths))
}

async function main(): Promise<void> {
  const survivors: Mutant[] = []
  let all = 0
  for (const { examples } of catalogue) {
    const { paths } = plan(examples)
    const mutants = mutantsOf(examples)
    const before = survivors.length
    for (const mutant of mutants) {
      if (!(await isNoticed(examples, mutant, paths))) survivors.push(mutant)
    }
    all += mutants.length
    const missed = survivors.length - before
    console.log(`${examples.machine.id.padEnd(14)} ${mutants.length - missed}/${mutants.length}`)
  }
  const score = (all - survivors.length) / all
  console.log(`score ${(score * 100).toFixed(1)} %, at least ${least * 100} % asked for`)
  for (const { machine, kind, change } of survivors)
    console.log(`survives: ${machine} ${kind}: ${change}`)
  if (score < least || survivors.some(({ kind }) => kind === 'guards')) process.exitCode = 1
}

await main()
