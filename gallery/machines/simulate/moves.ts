import type { ControlledActor } from '@vitrine/machines/tools/controlledActor.ts'
import {
  type AnyMachineExamples,
  completionEvents,
  exampleDelay,
  externalEvents,
  invokedIds,
  machineTimers,
} from '@vitrine/machines/tools/machineExamples.ts'
import { transitionKey } from '@vitrine/machines/tools/transitionKey.ts'
import type { AnyTransitionDefinition, EventObject } from 'xstate'
import { exampleIds } from './exampleIds.ts'
import { pendingTimers } from './timers.ts'

/** A possible next step of a simulated machine. */
export interface Move {
  /** The name in a URL: `end.reached`, `loadPages done~pageCount-3`, `after debounce`. */
  token: string
  event: EventObject
  kind: 'event' | 'done' | 'error' | 'timer'
  title: string
  /** The payload, shortened; empty without one. */
  payload: string
  /** Keys of the transitions that it would take. */
  keys: string[]
}

function plain(_: string, value: unknown): unknown {
  if (value instanceof Error) return value.message
  if (typeof value === 'object' && value !== null && 'sessionId' in value) return '(an actor)'
  if (typeof value === 'function') return '(a function)'
  return value === undefined ? null : value
}

/** A value as JSON, on one line unless indented; errors are written as their messages, actors as a placeholder. */
export const short = (value: unknown, indent = 0): string =>
  JSON.stringify(value, plain, indent) ?? ''

function payloadOf({ type: _, actorId: __, ...rest }: EventObject & { actorId?: string }): string {
  const values = 'output' in rest ? rest['output'] : 'error' in rest ? rest['error'] : rest
  if (values instanceof Error) return values.message
  if (typeof values !== 'object' || values === null)
    return values === undefined ? '' : short(values)
  return Object.entries(values)
    .map(([name, value]) => `${name} ${short(value)}`)
    .join(', ')
}

function named(events: readonly EventObject[], title: string, kind: Move['kind']) {
  const payloads = events.map(payloadOf)
  const ids = exampleIds(payloads)
  return events.map((event, index) => ({
    token: ids[index] ? `${title}~${ids[index]}` : title,
    event,
    kind,
    title,
    payload: payloads[index] ?? '',
  }))
}

/** All steps of the examples, possible now or not. */
function allMoves(stage: ControlledActor, examples: AnyMachineExamples): Omit<Move, 'keys'>[] {
  const { context } = stage.snapshot
  const outer = Object.groupBy(externalEvents(examples, context), ({ type }) => type)
  return [
    ...Object.entries(outer).flatMap(([type, events]) => named(events ?? [], type, 'event')),
    ...invokedIds(examples.machine).flatMap((id) => {
      const all = completionEvents(examples, id, context)
      const isDone = ({ type }: EventObject) => type.startsWith('xstate.done.')
      return [
        ...named(all.filter(isDone), `${id} done`, 'done'),
        ...named(
          all.filter((event) => !isDone(event)),
          `${id} error`,
          'error',
        ),
      ]
    }),
    ...machineTimers(examples.machine).map(({ event, delay }) => ({
      token: `after ${event.replace(/^xstate\.after\./, '')}`,
      event: { type: event },
      kind: 'timer' as const,
      title: `after ${delay}`,
      payload: `${exampleDelay(examples, delay, context)} ms`,
    })),
  ]
}

/** The possible next steps with the transitions that they would take. */
export function possibleMoves(stage: ControlledActor, examples: AnyMachineExamples): Move[] {
  const { snapshot, pending } = stage
  const { machine } = examples
  const timers = pendingTimers(stage, examples)
  const isPossible = ({ kind, event, title }: Omit<Move, 'keys'>) => {
    if (kind === 'event') return true
    if (kind === 'timer') return timers.has(event.type)
    return pending.has(title.replace(/ (done|error)$/, ''))
  }
  return allMoves(stage, examples)
    .filter(isPossible)
    .map((move) => {
      const transitions: AnyTransitionDefinition[] =
        machine.getTransitionData(snapshot, move.event) ?? []
      return { ...move, keys: transitions.flatMap((transition) => transitionKey(transition) ?? []) }
    })
    .filter(({ kind, keys }) => kind !== 'event' || keys.length > 0)
}

/** The event of a URL's token, by its example, by its name, or as JSON; undefined for an unknown token. */
export function eventNamed(
  stage: ControlledActor,
  examples: AnyMachineExamples,
  token: string,
): EventObject | undefined {
  if (!token.startsWith('{')) {
    const moves = allMoves(stage, examples)
    const move =
      moves.find((move) => move.token === token) ?? moves.find(({ title }) => title === token)
    return move?.event
  }
  try {
    const event: unknown = JSON.parse(token)
    if (typeof event !== 'object' || event === null || !('type' in event)) return undefined
    if (typeof event.type !== 'string') return undefined
    const error = 'error' in event ? { error: new Error(String(event.error)) } : {}
    return { ...event, ...error, type: event.type }
  } catch {
    return undefined
  }
}
