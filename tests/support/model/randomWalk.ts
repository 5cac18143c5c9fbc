import { ControlledActor } from '@vitrine/machines/tools/controlledActor.ts'
import { pathLabel } from '@vitrine/machines/tools/eventLabel.ts'
import {
  completionEvents,
  exampleDelay,
  externalEvents,
  machineTimers,
} from '@vitrine/machines/tools/machineExamples.ts'
import fc from 'fast-check'
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { failsAt } from '../clauses/covers.ts'
import { snapshotIdentity } from './explore.ts'
import type { ModelTest } from './modelTest.ts'

/** The number of walks; `WALKS=20000 vitest …` takes more. */
const walks = Number(process.env['WALKS'] ?? 500)
const maxWalkLength = 30

/** The names of the invariants that the last step violated. */
export function violatedInvariants(
  test: ModelTest<AnyStateMachine>,
  actor: ControlledActor,
  before: AnyMachineSnapshot,
  event: EventObject,
): string[] {
  const { snapshot: after, emitted, sent } = actor
  const step = { before, event, after, emitted, sent, pending: [...actor.pending.keys()] }
  return Object.entries(test.invariants ?? {}).flatMap(([name, holds]) =>
    holds(step) ? [] : [name],
  )
}

/** A possible next step: an event, or a late response that must change nothing. */
interface Move {
  event: EventObject
  late: boolean
  make(): Promise<void>
}

/** The possible next steps: first those of timers and effects, then external events and late responses. */
function movesOn(actor: ControlledActor, test: ModelTest<AnyStateMachine>): [Move[], Move[]] {
  const { snapshot, clock } = actor
  const { context } = snapshot
  const ofState = new Set(
    snapshot._nodes.flatMap((node) => node.after.map((item) => item.eventType)),
  )
  const timers = machineTimers(test.machine)
    .filter(({ event, delay }) => {
      return ofState.has(event) && clock.delays.includes(exampleDelay(test, delay, context))
    })
    .map(({ event }) => ({ type: event }))
  const completions = [...actor.pending.keys()].flatMap((id) => completionEvents(test, id, context))
  const toMove = (event: EventObject) => ({ event, late: false, make: () => actor.perform(event) })
  const late = actor.aborted.flatMap((request) => {
    const [event] = completionEvents(test, request.id, context)
    return event ? [{ event, late: true, make: async () => request.settle(event) }] : []
  })
  return [
    [...completions, ...timers].map(toMove),
    [...externalEvents(test, context).map(toMove), ...late],
  ]
}

async function walk(test: ModelTest<AnyStateMachine>, start: string, picks: readonly number[]) {
  const actor = new ControlledActor(test, start)
  const trail: EventObject[] = []
  const fail = (reason: string): never => {
    const states = actor.snapshot._nodes.map(({ id }) => id)
    throw new Error(`${reason}\nfrom "${start}": ${pathLabel(trail)}`, { cause: states })
  }
  for (const pick of picks) {
    const [ownMoves, others] = movesOn(actor, test)
    // Every second step is the machine's own: otherwise interruptions would prevent long walks.
    const moves = ownMoves.length > 0 && (pick % 2 === 0 || others.length === 0) ? ownMoves : others
    const move = moves[Math.floor(pick / 2) % moves.length]
    if (move === undefined || actor.snapshot.status !== 'active') break
    const before = actor.snapshot
    trail.push(move.event)
    actor.emitted = []
    actor.sent = []
    await move.make().catch((error: Error) => fail(error.message))
    const after = actor.snapshot
    if (move.late && snapshotIdentity(before) !== snapshotIdentity(after))
      fail('A late response changed the state')
    for (const name of violatedInvariants(test, actor, before, move.event)) {
      fail(`Violated invariant: ${name}`)
    }
  }
  actor.stop()
}

/** Walks the production machine at random. Throws with the shortest walk to a violated invariant. */
export async function walkAtRandom(test: ModelTest<AnyStateMachine>): Promise<void> {
  const inputs = fc.constantFrom(...Object.keys(test.inputs))
  const picks = fc.array(fc.nat(), { minLength: 1, maxLength: maxWalkLength })
  const property = fc.asyncProperty(inputs, picks, (start, chosen) => walk(test, start, chosen))
  const { failed, errorInstance, seed, counterexamplePath } = await fc.check(property, {
    numRuns: walks,
  })
  if (!failed) return
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  if (errorInstance instanceof Error && Array.isArray(errorInstance.cause))
    failsAt(errorInstance.cause)
  throw new Error(`${reason}\n(seed ${seed}, path ${counterexamplePath})`)
}
