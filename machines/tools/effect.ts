import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/**
 * A promise actor that a machine declares and whoever runs the machine provides:
 * `machine.provide({ actors: { loadPage: fromPromise<Output, Input>(…) } })`.
 * Until then it rejects with its name, so that a forgotten effect is seen at once.
 */
export function effect<Output, Input = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The effect "${name}" was not provided`)),
  )
}
