import { quietVisitor } from '@vitrine/tests/support/shop/quietVisitor.ts'
import { startShop } from '@vitrine/tests/support/shop/startShop.ts'
import { runningStack, startStack, teardown } from '../support/stack.ts'

/** Playwright's global setup: the shop over Medusa, or with MEDUSA_STACK over a stack that runs already. */
export default async function serveMedusaShop() {
  const stack = runningStack() ?? (await startStack({ admin: true }))
  const shop = await startShop({ CMS_URL: stack.adapter })
  process.env['MEDUSA_STACK'] = JSON.stringify(stack)
  process.env['SHOP_URL'] = shop.url
  process.env['QUIET_VISITOR'] = JSON.stringify(await quietVisitor(shop.url))
  return async () => {
    await shop.stop()
    await teardown()
  }
}
