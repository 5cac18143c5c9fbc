import type { ApolloClient } from '@apollo/client'
import type { ProfileResponse } from '@vitrine/machines/session/session.ts'
import { fromPromise } from 'xstate'
import { nextTask } from '#web/boot/tasks.ts'
import { toApiError } from '#web/core/data/apiError.ts'
import { refetchWatched } from '#web/core/data/refetchWatched.ts'
import { signedOutCopy } from '#web/generated/messages/signedOutCopy.ts'
import { postToTabs } from '#web/lib/tabChannel.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { LogoutDocument } from '../customer.generated.ts'
import { readAction } from './interruptedActions.ts'
import { resumedMessages } from './resumedMessages.ts'
import { ViewerDocument } from './viewer.generated.ts'

/** The actors of the session machine, whose customer's data Apollo's cache stores. */
export function sessionEffects(client: ApolloClient) {
  return {
    readProfile: fromPromise<ProfileResponse>(async () => {
      // The request starts during hydration: a separate task keeps that short.
      await nextTask()
      const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' })
      const viewer = data?.viewer
      // The viewer's id is the same for every customer; the email address is not.
      return { userId: viewer ? (viewer.email ?? viewer.displayName) : undefined }
    }),
    resume: fromPromise<unknown, { action: string }>(({ input }) => resume(client, input.action)),
    signOut: fromPromise<unknown>(() => signOut(client)),
  }
}

/** Repeats an interrupted mutation, shows its result as a toast and refreshes the data on the page. */
async function resume(client: ApolloClient, action: string) {
  const { mutation, variables } = readAction(action)
  const messages = resumedMessages(mutation)
  try {
    const { data } = await client.mutate({ mutation, variables })
    const [result] = Object.values((data ?? {}) as Record<string, { message?: string } | null>)
    const message = result?.message || messages.done
    if (message) showToast('success', message)
  } catch (error) {
    showToast('error', toApiError(error).message || messages.failed)
    throw error
  }
  postToTabs('cart', 'changed')
  await refetchWatched(client, (name) => name !== ViewerDocument.name)
}

const toast = 'logout'

async function signOut(client: ApolloClient) {
  showToast('progress', signedOutCopy.progress, toast)
  try {
    await client.mutate({
      mutation: LogoutDocument,
      context: { waitsForSignIn: false, storesData: false },
    })
  } catch (error) {
    // Already signed out, in another tab or by expiry.
    if (toApiError(error).code === 'UNAUTHENTICATED') return
    showToast('error', toApiError(error).message || signedOutCopy.failed, toast)
    throw error
  }
  showToast('success', signedOutCopy.done, toast)
}
