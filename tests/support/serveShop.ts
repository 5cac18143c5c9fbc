import { startShop } from './shop.ts'

/** Playwright's global setup: one shop for every worker; with SHOP_URL, one that runs already. */
export default async function serveShop() {
  if (process.env['SHOP_URL']) return
  const shop = await startShop()
  process.env['SHOP_URL'] = shop.url
  process.env['SHOP_CMS_URL'] = shop.cms
  process.env['SHOP_DATA'] = shop.data
  return shop.stop
}
