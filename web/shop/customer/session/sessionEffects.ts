import { fromPromise } from 'xstate'
import type { ProfileReply } from '#machines/session/sessionSetup.ts'
import { nextTask } from '#web/boot/nextTask.ts'
import { toApiError } from '#web/core/data/apiError.ts'
import type { ShopClient } from '#web/core/data/shopClient.ts'
import { postToTabs } from '#web/lib/tabChannel.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { LogoutDocument } from '../customer.generated.ts'
import { readAction } from './interrupted.ts'
import { wordsOfResumed } from './resumedMessages.ts'
import { ViewerDocument } from './viewer.generated.ts'

/** The requests of the session; the customer's data is in the data client. */
export function sessionEffects(client: ShopClient) {
  return {
    readProfile: fromPromise<ProfileReply>(async () => {
      // It starts as the page comes alive, which is work enough for one task.
      await nextTask()
      const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' })
      const viewer = data?.viewer
      // The schema names every visitor `viewer`; an e-mail address is one customer's.
      return { userId: viewer ? (viewer.email ?? viewer.displayName) : undefined }
    }),
    resume: fromPromise<unknown, { action: string }>(({ input }) => resume(client, input.action)),
    signOut: fromPromise<unknown>(() => signOut(client)),
  }
}

/** Sends an interrupted mutation again, says how it went, and brings what is shown up to date. */
async function resume(client: ShopClient, action: string) {
  const { mutation, variables } = readAction(action)
  const words = wordsOfResumed(mutation)
  try {
    const { data } = await client.mutate({ mutation, variables })
    const [result] = Object.values((data ?? {}) as Record<string, { message?: string } | null>)
    const said = result?.message || words.done
    if (said) showToast('success', said)
  } catch (error) {
    showToast('error', toApiError(error).message || words.failed)
    throw error
  }
  postToTabs('cart', 'changed')
  await client.refetchWatched((name) => name !== ViewerDocument.name)
}

const toast = 'logout'

async function signOut(client: ShopClient) {
  showToast('progress', 'Logging out...', toast)
  try {
    await client.mutate({ mutation: LogoutDocument, waitsForSignIn: false, storesData: false })
  } catch (error) {
    // Signed out already, by another tab or by time: nothing is left to end.
    if (toApiError(error).code === 'UNAUTHENTICATED') return
    showToast('error', toApiError(error).message || 'Failed to logout', toast)
    throw error
  }
  showToast('success', 'Logged out successfully', toast)
}
