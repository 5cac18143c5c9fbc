import type { AnyStateMachine, EventObject, SnapshotFrom } from 'xstate'
import type { MachineExamples } from '#machines/tools/machineExamples.ts'

/** What happened between two states of a running machine. */
export interface Step<Machine extends AnyStateMachine> {
  before: SnapshotFrom<Machine>
  event: EventObject
  after: SnapshotFrom<Machine>
  /** Ids of the effects that wait for their answer. */
  pending: readonly string[]
  /** What the machine told whoever listens. */
  emitted: readonly EventObject[]
}

/** A machine under test, with what it may be told and answered, and what it promises. */
export interface ModelTest<Machine extends AnyStateMachine> extends MachineExamples<Machine> {
  /** What must hold after every step, by name. */
  invariants?: Record<string, (step: Step<Machine>) => boolean>
}
