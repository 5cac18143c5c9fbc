import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/** Returns the message of an error, which is that of the server; empty if it has none. */
export function readErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : ''
}

/**
 * Declares a promise actor whose implementation is provided at run time: `machine.provide({ actors: { loadPage:
 * fromPromise<Output, Input>(…) } })`. A missing one rejects with the actor's name.
 */
export function effect<Output, Input = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The effect "${name}" was not provided`)),
  )
}
