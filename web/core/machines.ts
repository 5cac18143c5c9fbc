import { useActorRef as startActor, useMachine as startMachine } from '@xstate/react'
import type { ActorOptions, AnyStateMachine, InspectionEvent } from 'xstate'

type Listener = (event: InspectionEvent) => void

/** Enough for all events, scrolling included, until the recorder is loaded. */
const maxWaiting = 3000

const waiting: InspectionEvent[] = []
let listener: Listener | undefined

// Events refer to their actors and thereby to a whole page's data: on a server, stored ones would never be released.
const isBrowser = typeof window !== 'undefined'

/** Passes an inspection event on, for actors that no hook creates. */
export function inspect(event: InspectionEvent) {
  if (listener) listener(event)
  else if (isBrowser && waiting.length < maxWaiting) waiting.push(event)
}

/** Passes all inspection events of the shop's machines to one listener, from the first event of the page on. */
export function followMachines(notify: Listener): void {
  listener = notify
  for (const event of waiting.splice(0)) notify(event)
}

type Options = ActorOptions<AnyStateMachine>

/** `useMachine` of @xstate/react, whose actor the flight recorder and the gallery can follow. */
export const useMachine = ((machine: AnyStateMachine, options?: Options) =>
  startMachine(machine, { ...options, inspect })) as typeof startMachine

/** `useActorRef` of @xstate/react, whose actor the flight recorder and the gallery can follow. */
export const useActorRef = ((machine: AnyStateMachine, options?: Options) =>
  startActor(machine, { ...options, inspect })) as typeof startActor

/**
 * Returns a machine with its effects, but on the server the machine itself: providing effects rebuilds every state,
 * which took a tenth of a page's rendering.
 */
export function withActors<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: () => Parameters<Machine['provide']>[0]['actors'],
): Machine {
  if (typeof window === 'undefined') return machine
  return machine.provide({ actors: actors() }) as Machine
}
