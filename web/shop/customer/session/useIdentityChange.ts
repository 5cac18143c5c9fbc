import { useShopClient } from '#web/core/data/clientContext.ts'
import type { ShopClient } from '#web/core/data/shopClient.ts'
import { useBagActor } from '#web/shop/cart/BagProvider.tsx'
import { CartDocument } from '#web/shop/cart/cart.generated.ts'
import { keepMerge } from './mergeNotice.ts'
import { useSession } from './useSession.ts'

/**
 * Runs a sign-in or a registration. The guest's bag is frozen meanwhile; that it was joined with another is kept
 * to be said after the page has loaded again. Rejects, the bag as before, when the request does.
 */
export function useIdentityChange() {
  const client = useShopClient()
  const bag = useBagActor()
  const session = useSession()
  return async (request: () => Promise<unknown>, destination?: string) => {
    bag.send({ type: 'identity.changing' })
    try {
      const before = piecesIn(client)
      await request()
      keepMerge(before > 0 && (await piecesNow(client)) > before)
    } catch (error) {
      bag.send({ type: 'identity.changed' })
      throw error
    }
    await session.signedIn(destination)
  }
}

const piecesIn = (client: ShopClient) =>
  client.readQuery({ query: CartDocument })?.cart?.itemCount ?? 0

/** A bag that does not arrive now is there after the reload; only the news of it is lost. */
async function piecesNow(client: ShopClient): Promise<number> {
  const answer = await client
    .query({ query: CartDocument, fetchPolicy: 'network-only' })
    .catch(() => undefined)
  return answer?.data?.cart?.itemCount ?? 0
}
