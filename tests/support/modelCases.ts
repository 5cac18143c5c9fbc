import type { AnyStateMachine, EventObject, SnapshotFrom } from 'xstate'
import type { Examples } from '#machines/tools/examples.ts'

/** What happened between two states of a running machine. */
export interface Step<Machine extends AnyStateMachine> {
  before: SnapshotFrom<Machine>
  event: EventObject
  after: SnapshotFrom<Machine>
  /** Ids of the effects that wait for their answer. */
  underWay: readonly string[]
  /** What the machine told whoever listens. */
  emitted: readonly EventObject[]
}

/** A machine under test, with what it may be told and answered, and what it promises. */
export interface ModelTest<Machine extends AnyStateMachine> extends Examples<Machine> {
  /** What must hold after every step, by name. */
  invariants?: Record<string, (step: Step<Machine>) => boolean>
}
