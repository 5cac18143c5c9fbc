import { ControlledActor } from '@vitrine/machines/tools/controlledActor.ts'
import { eventLabel } from '@vitrine/machines/tools/eventLabel.ts'
import type { AnyMachineExamples } from '@vitrine/machines/tools/machineExamples.ts'
import { stateNodes } from '@vitrine/machines/tools/machineStructure.ts'
import type { AnyStateNode, EventObject } from 'xstate'
import { type ExportedStep, formatState } from './liveStep.ts'
import { eventNamed, type Move, possibleMoves } from './moves.ts'
import { readRecordedStep, rebuiltInput } from './recorded.ts'
import { readClockToken, SimulatedClock } from './simulatedClock.ts'
import { pendingTimers } from './timers.ts'

/** A path through a machine as in a URL: the name of a start, or an input as JSON, and tokens. */
export interface Walk {
  start: string
  steps: readonly string[]
}

/** A machine after one step of a walk. */
export interface Frame {
  /** The number of steps taken so far. */
  number: number
  /** The label of the event; empty at the start. */
  label: string
  /** The events of the step, each with the state after it: several if the clock fired several timers, none at the start. */
  events: readonly ExportedStep[]
  /** Ids of the states that the machine is in. */
  states: string[]
  value: unknown
  context: unknown
  /** Keys of the transitions just taken. */
  taken: string[]
  emitted: readonly EventObject[]
  /** The ids of the pending effects. */
  pending: string[]
  moves: Move[]
  /** Why the event had no effect; empty if it had one. */
  notice: string
  /** The time of the clock that the machine reads, in milliseconds since 1970; undefined if it reads none. */
  now: number | undefined
  /** Milliseconds since the start, by the timers. */
  elapsed: number
}

/** Every step of a walk, and the error of the next step if it is impossible. */
export interface Trace {
  frames: Frame[]
  problem: string
}

function frameOf(
  stage: ControlledActor,
  examples: AnyMachineExamples,
  clock: SimulatedClock,
  { number, label, notice, events }: Pick<Frame, 'number' | 'label' | 'notice' | 'events'>,
): Frame {
  const { snapshot } = stage
  const { taken, emitted } = stage
  stage.taken = []
  stage.emitted = []
  return {
    number,
    label,
    events,
    states: snapshot._nodes.map(({ id }: AnyStateNode) => id),
    value: snapshot.value,
    context: snapshot.context,
    taken,
    emitted,
    pending: [...stage.pending.keys()],
    moves: snapshot.status === 'active' ? possibleMoves(stage, examples) : [],
    notice,
    now: clock.isRead ? clock.now : undefined,
    elapsed: stage.clock.time,
  }
}

/** The examples with one more start, for an input in a URL. */
function startedWith(
  examples: AnyMachineExamples,
  start: string,
  clock: SimulatedClock,
): AnyMachineExamples {
  if (!start.startsWith('{')) return clock.replaceIn(examples, start)
  return { ...examples, inputs: { [start]: rebuiltInput(examples, start, clock) } }
}

const isEventOf = ({ machine }: AnyMachineExamples, type: string) =>
  stateNodes(machine).some(({ transitions }) => transitions.has(type))

const unknownEvent = (type: string) => `“${type}” is not an event of this machine.`

/** Why an event had no effect. */
const noticeOf = (examples: AnyMachineExamples, { type }: EventObject): string =>
  isEventOf(examples, type) ? `“${type}” has no effect in this state.` : unknownEvent(type)

/** Why a token of a URL is impossible. */
function problemOf(examples: AnyMachineExamples, token: string): string {
  const [type = ''] = token.split('~')
  // Results of actors and timers have a space: `loadPage done`, `after debounce`.
  const isUnknown = !type.includes(' ') && !isEventOf(examples, type)
  return isUnknown ? unknownEvent(type) : `“${token}” is not possible in this state.`
}

/** Milliseconds as hours, minutes and seconds with their sign: `+1 h 30 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.abs(milliseconds) / 1000
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [Number((seconds % 60).toFixed(3)), 's'],
  ]
  const text = parts.flatMap(([count, unit]) => (count ? [`${count} ${unit}`] : [])).join(' ')
  return `${milliseconds < 0 ? '−' : '+'}${text || '0 s'}`
}

/** Moves the clock and returns the events of the timers that it fired. */
async function advance(stage: ControlledActor, milliseconds: number): Promise<ExportedStep[]> {
  const fired: ExportedStep[] = []
  let count = 0
  await stage.advance(milliseconds, () => {
    const [, event] = stage.taken[count]?.split(' ') ?? []
    count = stage.taken.length
    if (event) fired.push({ event, state: stage.snapshot.value })
  })
  return fired
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Simulates a machine with controlled effects and timers, or a recorded visit until its states differ from the record.
 */
export async function trace(
  givenExamples: AnyMachineExamples,
  { start, steps }: Walk,
): Promise<Trace> {
  const clock = new SimulatedClock()
  const examples = startedWith(givenExamples, start, clock)
  if (!(start in examples.inputs))
    return { frames: [], problem: `“${start}” is not an input of this machine.` }
  const stage = new ControlledActor(examples, start)
  clock.follow(stage)
  const frames = [frameOf(stage, examples, clock, { number: 0, label: '', notice: '', events: [] })]
  try {
    for (const token of steps) {
      const milliseconds = readClockToken(token)
      if (milliseconds !== undefined) {
        const events = await advance(stage, milliseconds)
        const timers = [...Map.groupBy(events, ({ event }) => eventLabel({ type: event }))].map(
          ([timer, { length }]) => (length > 1 ? `${timer} ×${length}` : timer),
        )
        const clockLabel = `clock ${formatDuration(milliseconds)}`
        const label = timers.length > 0 ? `${clockLabel}: ${timers.join(', ')}` : clockLabel
        const number = frames.length
        frames.push(frameOf(stage, examples, clock, { number, label, notice: '', events }))
        continue
      }
      const recorded = readRecordedStep(token)
      const event = recorded?.event ?? eventNamed(stage, examples, token)
      if (!event) return { frames, problem: problemOf(examples, token) }
      clock.now = recorded?.now ?? clock.now
      const timer = recorded ? undefined : pendingTimers(stage, examples).get(event.type)
      for (let time = recorded?.times ?? 1; time > 0; time -= 1) {
        if (recorded) await stage.replay(event)
        else await (timer === undefined ? stage.perform(event) : stage.fire(timer, event.type))
      }
      frames.push(
        frameOf(stage, examples, clock, {
          number: frames.length,
          label: eventLabel(event),
          events: [{ event: event.type, state: stage.snapshot.value }],
          notice: stage.taken.length === 0 ? noticeOf(examples, event) : '',
        }),
      )
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
