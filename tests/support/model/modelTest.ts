import type { MachineExamples } from '@vitrine/machines/tools/machineExamples.ts'
import type { AnyStateMachine, EventObject, SnapshotFrom } from 'xstate'

/** A step of a running machine. */
export interface Step<Machine extends AnyStateMachine> {
  before: SnapshotFrom<Machine>
  event: EventObject
  after: SnapshotFrom<Machine>
  /** The ids of the pending effects. */
  pending: readonly string[]
  /** The events that the machine emitted. */
  emitted: readonly EventObject[]
  /** The events that the machine sent to other actors. */
  sent: readonly EventObject[]
}

/** A machine under test, with its possible events and outputs, and its invariants. */
export interface ModelTest<Machine extends AnyStateMachine> extends MachineExamples<Machine> {
  /** Conditions that must hold after every step, by name. */
  invariants?: Record<string, (step: Step<Machine>) => boolean>
  /** The clauses that the invariants assert. */
  invariantClauses?: readonly string[]
}
