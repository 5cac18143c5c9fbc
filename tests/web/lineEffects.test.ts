import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { ShopClient } from '#web/core/data/shopClient.ts'
import { lineEffects } from '#web/shop/cart/bagEffects.ts'
import { covers } from '../support/clauses/covers.ts'
import { startGateway } from './core/standInGateway.ts'
import { removeToasts, shownToasts } from './shownToasts.tsx'

beforeEach(removeToasts)

const fail = () => {
  throw new Error('Not now')
}

describe('a change of a line of the bag', () => {
  test.each([
    ['updateLine', 'Updating...'],
    ['removeLine', 'Removing...'],
    ['restoreLine', 'Adding to cart...'],
  ] as const)('%s shows %s until the cart reports its result', async (name, text) => {
    covers('errors.cart.progress-add', 'errors.cart.progress-remove', 'errors.cart.progress-update')
    const { endpoint } = await startGateway({ updateCartItem: fail, removeCartItem: fail })
    const effects = lineEffects(new ShopClient({ endpoint }))
    const actor = createActor(effects[name], { input: { key: 'a', quantity: 2 } })
    const done = toPromise(actor)
    actor.start()
    await expect(done).rejects.toThrow()
    await vi.waitFor(() => expect(shownToasts()).toEqual([`loading: ${text}`]))
  })
})
