import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { confirmationMachine } from '#machines/confirmation/confirmation.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import { useSession } from './useSession.ts'

/** Signs out after a confirmation, then opens the home page (session.sign-out.*). */
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
    isConfirming: state.matches('confirming'),
    /** Whether the request is in flight or has succeeded, so that the page is about to be left. */
    isSigningOut: state.matches('performing') || state.matches('succeeded'),
    request: () => send({ type: 'confirmation.requested', subject: 'session' }),
    accept: () => send({ type: 'confirmation.accepted' }),
    decline: () => send({ type: 'confirmation.declined' }),
  }
}
