import { setPriority } from 'node:os'
import { quietVisitor } from './quietVisitor.ts'
import { startShop } from './startShop.ts'

/** Playwright's global setup: one shop for all workers, or with SHOP_URL a running one. */
export default async function serveShop() {
  const shop = process.env['SHOP_URL'] ? undefined : await startShop()
  if (shop) {
    process.env['SHOP_URL'] = shop.url
    process.env['SHOP_CMS_URL'] = shop.cms
    process.env['SHOP_DATA'] = shop.data
  }
  process.env['QUIET_VISITOR'] = JSON.stringify(await quietVisitor(process.env['SHOP_URL'] ?? ''))
  // Inherited by the workers and their browsers: on a busy machine they would take the time that the shop needs to answer.
  setPriority(5)
  return shop?.stop
}
