import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { useCartActor } from '#web/shop/cart/CartProvider.tsx'
import { CartDocument } from '#web/shop/cart/cart.generated.ts'
import { storeReloadMessage } from './reloadMessage.ts'
import { useSession } from './useSession.ts'

/** A message after the reload; a message about merged bags replaces its text. */
interface Greeting {
  salutation: string
  text: string
}

/**
 * Returns a function that runs a sign-in or registration while the guest's bag is frozen (cart.identity.*). Rejects
 * with the request's error.
 */
export function useIdentityChange() {
  const client = useApolloClient()
  const bag = useCartActor()
  const session = useSession()
  return async (request: () => Promise<unknown>, destination?: string, greeting?: Greeting) => {
    bag.send({ type: 'identity.changing' })
    try {
      const before = knownItemCount(client)
      await request()
      const isMerged = before > 0 && (await loadItemCount(client)) > before
      const message = [
        greeting?.salutation,
        isMerged ? accountCopy.bagsMerged : greeting?.text,
      ].filter(Boolean)
      if (message.length > 0) storeReloadMessage(message.join(' '))
    } catch (error) {
      bag.send({ type: 'identity.changed' })
      throw error
    }
    await session.signedIn(destination)
  }
}

const knownItemCount = (client: ApolloClient) =>
  client.readQuery({ query: CartDocument })?.cart?.itemCount ?? 0

/** Returns 0 when the bag cannot be loaded: only the message about merged bags is lost. */
async function loadItemCount(client: ApolloClient): Promise<number> {
  const response = await client
    .query({ query: CartDocument, fetchPolicy: 'network-only' })
    .catch(() => undefined)
  return response?.data?.cart?.itemCount ?? 0
}
