import { setTimeout as delay } from 'node:timers/promises'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { Changes } from '../../../modules/shop/rows'
import { shopModule } from '../../../modules/shop/shopModule'
import type { ShopService } from '../../../modules/shop/shopService'

/** Waits for the changes after the number `since`, or returns the last number without it. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const shop: ShopService = request.scope.resolve(shopModule)
  const { since } = request.query
  const changes =
    since === undefined ? await shop.changesSince() : await waitForChanges(shop, Number(since))
  response.json(changes)
}

/** Milliseconds after which a reader gets a response without changes, below the time in which it expects one. */
const maxWait = 3000
const waitStep = 50

/** The changes after a number, as soon as there are any. */
async function waitForChanges(shop: ShopService, since: number): Promise<Changes> {
  const end = Date.now() + maxWait
  for (;;) {
    const changes = await shop.changesSince(since)
    if (changes.subjects.length > 0 || Date.now() > end) return changes
    await delay(waitStep)
  }
}
