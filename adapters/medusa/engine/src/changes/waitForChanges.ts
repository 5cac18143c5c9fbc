import { setTimeout as delay } from 'node:timers/promises'
import type { ShopService } from '../modules/shop/shopService'
import type { Changes } from './changes'

/** Milliseconds after which a reader gets a response without changes, below the time in which it expects one. */
const maxWait = 3000
const waitStep = 50

/** The changes after a number, as soon as there are any. */
export async function waitForChanges(shop: ShopService, since: number): Promise<Changes> {
  const end = Date.now() + maxWait
  for (;;) {
    const changes = await shop.changesSince(since)
    if (changes.subjects.length > 0 || Date.now() > end) return changes
    await delay(waitStep)
  }
}
