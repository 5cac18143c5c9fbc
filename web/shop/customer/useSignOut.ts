import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { confirmationMachine } from '#machines/confirmation.ts'
import { serverMessage } from '#web/lib/serverMessage.ts'
import { showToast } from '#web/ui/toast.ts'
import { LogoutDocument } from './logout.generated.ts'

/** Signs out after asking, then leaves for a fresh home page (SPEC §4 Auth). */
export function useSignOut() {
  const client = useApolloClient()
  const machine = useMemo(
    () =>
      confirmationMachine.provide({
        actors: { act: fromPromise<unknown, { subject: string }>(() => signOut(client)) },
      }),
    [client],
  )
  const [state, send] = useMachine(machine)
  return {
    asking: state.matches('asking'),
    ask: () => send({ type: 'confirmation.asked', subject: 'session' }),
    accept: () => send({ type: 'confirmation.accepted' }),
    decline: () => send({ type: 'confirmation.declined' }),
  }
}

const toast = 'logout'

async function signOut(client: ApolloClient) {
  showToast('progress', 'Logging out...', toast)
  try {
    await client.mutate({ mutation: LogoutDocument })
  } catch (error) {
    showToast('error', serverMessage(error) || 'Failed to logout', toast)
    throw error
  }
  showToast('success', 'Logged out successfully', toast)
  location.assign('/')
}
