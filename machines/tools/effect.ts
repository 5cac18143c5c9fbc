import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/** Returns the message of an error; the fallback when there is none. */
export function readErrorMessage(error: unknown, fallback: string): string {
  return error instanceof Error && error.message ? error.message : fallback
}

/**
 * Declares a promise actor whose implementation is provided at run time:
 * `machine.provide({ actors: { loadPage: fromPromise<Output, Input>(…) } })`.
 * The default implementation rejects with the actor's name, so that a missing one is noticed.
 */
export function effect<Output, Input = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The effect "${name}" was not provided`)),
  )
}
