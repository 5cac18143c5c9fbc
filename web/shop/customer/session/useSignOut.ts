import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { confirmationMachine } from '#machines/confirmation/confirmation.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import { useSession } from './useSession.ts'

/** Signs out after asking, then leaves for a fresh home page (SPEC §4 Auth). */
export function useSignOut() {
  const { signOut } = useSession()
  const machine = useMemo(
    () =>
      withActors(confirmationMachine, () => ({
        perform: fromPromise<unknown, { subject: string }>(signOut),
      })),
    [signOut],
  )
  const [state, send] = useMachine(machine)
  return {
    asking: state.matches('confirming'),
    /** It is on its way, or done and the page about to leave. */
    isSigningOut: state.matches('performing') || state.matches('succeeded'),
    ask: () => send({ type: 'confirmation.requested', subject: 'session' }),
    accept: () => send({ type: 'confirmation.accepted' }),
    decline: () => send({ type: 'confirmation.declined' }),
  }
}
