import { startShop } from '#tests/support/shop.ts'
import { openBrowser } from './pageCases/browser.ts'
import { measureFilterClick, measureProductClick } from './pageCases/clicks.ts'
import { measureEndless } from './pageCases/endless.ts'
import { measureFirstView } from './pageCases/lighthouse.ts'

/**
 * How fast pages come and change. `SHOP_URL` measures a shop that runs; with `BENCH_PRODUCTS=10000` that shop's
 * listing is scrolled to so many products as well (`npm run cms -- seed --products 10000` makes such a catalogue).
 */
export async function run() {
  const own = process.env['SHOP_URL']
    ? undefined
    : await startShop({ NODE_ENV: 'production', QA: '0' })
  const url = own?.url ?? process.env['SHOP_URL'] ?? ''
  const products = Number(process.env['BENCH_PRODUCTS'] ?? 0)
  try {
    const product = '/product/silk-slip-dress'
    // The first visit draws pictures and fills caches; it is not what is measured.
    for (const path of ['/shop', product]) await fetch(url + path)
    const browser = await openBrowser()
    const warming = await browser.newPage()
    for (const path of ['/shop', product]) await warming.goto(url + path)
    await warming.close()
    await measureProductClick(browser, url)
    await measureFilterClick(browser, url)
    if (products > 0) await measureEndless(browser, url, products)
    else
      console.log(
        'Scrolling to 10,000 products was not measured: `npm run cms -- seed --products 10000`, then SHOP_URL and BENCH_PRODUCTS=10000.',
      )
    await browser.close()
    for (const path of ['/shop', product]) await measureFirstView(url, path)
  } finally {
    await own?.stop()
  }
}
