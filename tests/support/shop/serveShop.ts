import { quietVisitor } from './quietVisitor.ts'
import { startShop } from './startShop.ts'

/** Playwright's global setup: one shop for every worker; with SHOP_URL, one that runs already. */
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
