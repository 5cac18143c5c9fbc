import type { AnyStateNode, EventObject } from 'xstate'
import { ControlledActor } from '#machines/tools/controlledActor.ts'
import { eventLabel } from '#machines/tools/eventLabel.ts'
import type { AnyMachineExamples } from '#machines/tools/machineExamples.ts'
import { formatState } from './liveStep.ts'
import { eventNamed, type Move, movesOf } from './moves.ts'
import { type RecordedClock, rebuiltInput, recordedIn } from './recorded.ts'

/** A path through a machine as in an address: the name of a start, or an input as JSON, and tokens. */
export interface Walk {
  start: string
  steps: readonly string[]
}

/** A machine after one step of a walk. */
export interface Frame {
  /** Steps taken so far. */
  number: number
  /** The label of the event; empty at the start. */
  label: string
  /** The type of the event; empty at the start. */
  type: string
  /** Ids of the states that the machine is in. */
  states: string[]
  value: unknown
  context: unknown
  /** Keys of the transitions just taken. */
  taken: string[]
  emitted: readonly EventObject[]
  /** Ids of the pending effects. */
  pending: string[]
  moves: Move[]
}

/** Every step of a walk, and the error of the next step if it is impossible. */
export interface Trace {
  frames: Frame[]
  problem: string
}

function frameOf(
  stage: ControlledActor,
  examples: AnyMachineExamples,
  number: number,
  event?: EventObject,
): Frame {
  const { snapshot } = stage
  const { taken, emitted } = stage
  stage.taken = []
  stage.emitted = []
  return {
    number,
    label: event ? eventLabel(event) : '',
    type: event?.type ?? '',
    states: snapshot._nodes.map(({ id }: AnyStateNode) => id),
    value: snapshot.value,
    context: snapshot.context,
    taken,
    emitted,
    pending: [...stage.pending.keys()],
    moves: snapshot.status === 'active' ? movesOf(stage, examples) : [],
  }
}

/** The examples with one more start, for an input in an address. */
function startedWith(
  examples: AnyMachineExamples,
  start: string,
  clock: RecordedClock,
): AnyMachineExamples {
  if (!start.startsWith('{')) return examples
  return { ...examples, inputs: { [start]: rebuiltInput(examples, start, clock) } }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Simulates a machine with controlled effects and timers; a recorded visit until its states differ from the record. */
export async function trace(known: AnyMachineExamples, { start, steps }: Walk): Promise<Trace> {
  const clock = { now: 0 }
  const examples = startedWith(known, start, clock)
  if (!(start in examples.inputs))
    return { frames: [], problem: `“${start}” is not an input of this machine.` }
  const stage = new ControlledActor(examples, start)
  const frames = [frameOf(stage, examples, 0)]
  try {
    for (const token of steps) {
      const recorded = recordedIn(token)
      const event = recorded?.event ?? eventNamed(stage, examples, token)
      if (!event) return { frames, problem: `“${token}” is not possible in this state.` }
      clock.now = recorded?.now ?? clock.now
      for (let time = recorded?.times ?? 1; time > 0; time -= 1)
        await (recorded ? stage.replay(event) : stage.perform(event))
      frames.push(frameOf(stage, examples, frames.length, event))
      if (recorded && !same(recorded.value, stage.snapshot.value))
        return {
          frames,
          problem: `The recorded session was in ${formatState(recorded.value)} here.`,
        }
    }
    return { frames, problem: '' }
  } catch (error) {
    return { frames, problem: error instanceof Error ? error.message : String(error) }
  } finally {
    stage.stop()
  }
}
