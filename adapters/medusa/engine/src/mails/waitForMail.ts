import { setTimeout as delay } from 'node:timers/promises'
import { claimMail } from '../modules/shop/outbox'
import type { ShopService } from '../modules/shop/shopService'
import type { ClaimedMail } from './claimedMail'

/** Milliseconds after which the adapter gets a response without an email. */
const maxWait = 3000
const waitStep = 500

/** Takes the next email that is due, as soon as there is one. */
export async function waitForMail({ database }: ShopService): Promise<ClaimedMail | undefined> {
  const end = Date.now() + maxWait
  for (;;) {
    const mail = await claimMail(database)
    if (mail || Date.now() > end) return mail
    await delay(waitStep)
  }
}
