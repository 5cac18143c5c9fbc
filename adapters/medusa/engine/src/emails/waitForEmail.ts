import { setTimeout as delay } from 'node:timers/promises'
import { claimEmail } from '../modules/shop/outbox'
import type { ShopService } from '../modules/shop/shopService'
import type { ClaimedEmail } from './claimedEmail'

/** Milliseconds after which the adapter gets a response without an email. */
const maxWait = 3000
const waitStep = 500

/** Takes the next email that is due, as soon as there is one. */
export async function waitForEmail({ database }: ShopService): Promise<ClaimedEmail | undefined> {
  const end = Date.now() + maxWait
  for (;;) {
    const email = await claimEmail(database)
    if (email || Date.now() > end) return email
    await delay(waitStep)
  }
}
