import {
  type SaveResponse,
  type WishlistChange,
  wishlistMachine,
} from '@vitrine/machines/wishlist/wishlist.ts'
import { openTabChannel } from '@vitrine/web/lib/tabChannel.ts'
import { followWishlist } from '@vitrine/web/shop/catalog/wishlist/followWishlist.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { covers } from '#tests/support/clauses/covers.ts'

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A customer's wishlist as one tab has it, and how often it has been loaded. */
function openTab() {
  const load = vi.fn(async () => {})
  const actor = createActor(
    wishlistMachine.provide({
      actors: {
        saveItem: fromPromise<SaveResponse, WishlistChange>(async () => ({ status: 'done' })),
        refreshList: fromPromise<unknown>(load),
      },
    }),
    { input: {} },
  ).start()
  actor.send({ type: 'customer.identified' })
  const stop = followWishlist(actor)
  return { actor, load, stop }
}

test('an item saved in one tab loads the wishlist of the others again, once', async () => {
  covers('wishlist.tabs', 'wishlist.toggle.revalidate')
  const changes = vi.fn()
  const channel = openTabChannel('wishlist', changes)
  const [one, other] = [openTab(), openTab()]
  try {
    one.actor.send({ type: 'item.toggled', productId: '7', isSaved: true })
    await vi.waitFor(() => expect(other.load).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(changes).toHaveBeenCalledOnce())
    expect(one.load).toHaveBeenCalledOnce()
  } finally {
    one.stop()
    other.stop()
    channel.close()
  }
})
