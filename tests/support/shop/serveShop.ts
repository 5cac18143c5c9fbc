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
  return shop?.stop
}
