import { existsSync } from 'node:fs'
import { ControlledActor } from '@vitrine/machines/tools/controlledActor.ts'
import { eventLabel, pathLabel } from '@vitrine/machines/tools/eventLabel.ts'
import { describe, expect, test as vitest } from 'vitest'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { covers, coversMachine, failsAt } from '../clauses/covers.ts'
import { clausesOn, itemsOn } from '../clauses/stateClauses.ts'
import { exploreRaces } from '../races/exploreRaces.ts'
import { judgeRaces } from '../races/judgeRaces.ts'
import { expectJournal } from './expectJournal.ts'
import { type PlannedPath, type PlannedStep, snapshotIdentity } from './explore.ts'
import { writeJournal } from './journal.ts'
import type { ModelTest } from './modelTest.ts'
import { type Plan, plan } from './plan.ts'
import { violatedInvariants, walkAtRandom } from './randomWalk.ts'
import { type ModelTransition, modelTransitions } from './transitions.ts'

const statesIn = ({ _nodes }: AnyMachineSnapshot) => _nodes.map(({ id }) => id)

/** Asserts what the gallery shows of a session, unless the shop has deleted the gallery. */
const flights = '@vitrine/gallery/tests/support/expectFlights.ts' as string

/** Runs one path on the production machine and compares it with the model after every step. */
async function replay(test: ModelTest<AnyStateMachine>, path: PlannedPath): Promise<void> {
  const actor = new ControlledActor(test, path.start)
  const covered = [...actor.taken, ...statesIn(actor.snapshot)]
  try {
    expect(snapshotIdentity(actor.snapshot), 'the first state').toBe(snapshotIdentity(path.initial))
    for (const [index, step] of path.steps.entries()) {
      await expectStep(test, actor, step, pathLabel(path.steps.slice(0, index + 1).map(eventOf)))
      covered.push(...actor.taken, ...statesIn(actor.snapshot))
    }
  } catch (error) {
    failsAt([...actor.taken, ...statesIn(actor.snapshot)], covered)
    throw error
  }
  actor.stop()
}

const eventOf = ({ event }: PlannedStep) => event

/** @param trail the path to the step, for messages */
async function expectStep(
  test: ModelTest<AnyStateMachine>,
  actor: ControlledActor,
  { event, state, taken }: PlannedStep,
  trail: string,
): Promise<void> {
  const before = actor.snapshot
  actor.taken = []
  actor.emitted = []
  actor.sent = []
  await actor.perform(event)
  const after = actor.snapshot
  expect(after.value, `the state after ${trail}`).toEqual(state.value)
  expect(snapshotIdentity(after), `the context after ${trail}`).toBe(snapshotIdentity(state))
  expect(actor.taken, `the transitions after ${trail}`).toEqual(taken)
  for (const name of violatedInvariants(test, actor, before, event)) {
    expect.fail(`Violated invariant: ${name}, after ${trail}`)
  }
}

/**
 * Declares the tests of one machine: one for every path that together take each of its transitions
 * and make each of its guards reject, one that fails on what no path reaches, and random walks.
 */
export function describeMachine<Machine extends AnyStateMachine>(
  modelTest: ModelTest<Machine>,
): void {
  const test = modelTest as unknown as ModelTest<AnyStateMachine>
  const { machine } = test
  const transitions = modelTransitions(machine)
  let planned: Plan = { paths: [], unreachedStates: [], untakenTransitions: [] }
  let problem: unknown
  try {
    planned = plan(test)
  } catch (error) {
    // An unbounded exploration, for example, whose path the random walks show.
    problem = error
  }

  describe(`the ${machine.id} machine`, () => {
    for (const path of planned.paths) {
      const name = pathName(path, transitions)
      vitest(name, async () => {
        covers(...clausesOn(path))
        coversMachine(machine.id, itemsOn(path))
        await replay(test, path)
      })
    }

    vitest('reaches every state, takes every transition and rejects every guard once', () => {
      coversMachine(machine.id)
      if (problem) throw problem
      const { unreachedStates, untakenTransitions } = planned
      failsAt([
        ...unreachedStates,
        ...untakenTransitions.map((key) => key.replace(/ rejected$/, '')),
      ])
      expect(planned.unreachedStates, 'states that no path reaches').toEqual([])
      expect(planned.untakenTransitions, 'transitions that no path takes').toEqual([])
    })

    // A changed machine passes its generated tests, so its behaviour is reviewed in its journal.
    vitest.skipIf(problem)('behaves as its journal records', async () => {
      coversMachine(machine.id)
      await expectJournal(test, await writeJournal(test, planned.paths))
    })

    vitest.skipIf(problem)(
      'ends the same in both orders of two events, unless its races allow a difference',
      { timeout: 60_000 },
      () => {
        coversMachine(machine.id)
        return expectRaces(test, planned.paths)
      },
    )

    vitest.runIf(existsSync('gallery'))(
      'is recorded without private data, and replays to the same states',
      { timeout: 60_000 },
      async () => {
        coversMachine(machine.id)
        const { expectFlights } = await import(flights)
        return expectFlights(test, planned.paths)
      },
    )

    vitest('keeps its invariants on random walks', { timeout: 60_000 }, () => {
      coversMachine(machine.id)
      covers(...(test.invariantClauses ?? []))
      return walkAtRandom(test)
    })
  })
}

/** A test's title: the description of the last step, and the path to it. */
function pathName(path: PlannedPath, transitions: readonly ModelTransition[]): string {
  const last = path.steps.at(-1)
  const described = (last?.taken ?? [])
    .map((key) => transitions.find((transition) => transition.key === key)?.description)
    .filter((text) => text)
  const meaning = described.join('; ') || `Ignores ${last ? eventLabel(last.event) : 'start'}`
  return `${path.start}: ${meaning} [${pathLabel(path.steps.map(({ event }) => event))}]`
}

/** Asserts that both orders of every two events of a machine end the same, or as the machine allows. */
async function expectRaces(
  test: ModelTest<AnyStateMachine>,
  paths: readonly PlannedPath[],
): Promise<void> {
  const { machine, races: allowed = [] } = test
  const { problems, failedAt } = judgeRaces(await exploreRaces(test, paths), allowed)
  failsAt(failedAt.map((state) => `${machine.id}.${state}`))
  // An assertion would shorten them.
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
