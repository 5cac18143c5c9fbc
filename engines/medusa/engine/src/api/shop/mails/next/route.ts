import { setTimeout as delay } from 'node:timers/promises'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { claimEmail } from '../../../../modules/shop/outbox'
import type { ClaimedEmail } from '../../../../modules/shop/rows'
import { shopModule } from '../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../modules/shop/shopService'

/** Waits for the next email that is due, and takes it for the adapter, which sends it. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const shop: ShopService = request.scope.resolve(shopModule)
  response.json({ email: (await waitForEmail(shop)) ?? null })
}

/** Milliseconds after which the adapter gets a response without an email. */
const maxWait = 3000
const waitStep = 500

/** Takes the next email that is due, as soon as there is one. */
async function waitForEmail({ database }: ShopService): Promise<ClaimedEmail | undefined> {
  const end = Date.now() + maxWait
  for (;;) {
    const email = await claimEmail(database)
    if (email || Date.now() > end) return email
    await delay(waitStep)
  }
}
