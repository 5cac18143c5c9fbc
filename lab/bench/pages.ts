import { quietVisitor } from '@vitrine/tests/support/shop/quietVisitor.ts'
import { startShop } from '@vitrine/tests/support/shop/startShop.ts'
import { openBrowser, type Visitor } from './pageCases/browser.ts'
import { measureEndless } from './pageCases/endless.ts'
import { measureFirstViews } from './pageCases/firstView.ts'
import { measureInputs } from './pageCases/inputs.ts'
import { measureCardTap, measureMoves } from './pageCases/taps.ts'
import { chooseParts } from './shared/parts.ts'
import { type Peer, readPeer } from './shared/peer.ts'

const product = '/product/silk-slip-dress'
const visited = ['/', '/shop', product, '/stories']

/** The options of every part. */
interface Shop {
  url: string
  /** A visitor to whom no consent, newsletter or campaign is shown: it would cover what is tapped. */
  visitor: Visitor
  peer: Peer | undefined
}

const parts: Record<string, (shop: Shop) => Promise<void>> = {
  cards: ({ peer, ...shop }) =>
    withBrowser((browser) => measureCardTap({ ...shop, browser }, peer)),
  moves: (shop) => withBrowser((browser) => measureMoves({ ...shop, browser })),
  inputs: ({ peer, ...shop }) =>
    withBrowser((browser) => measureInputs({ ...shop, browser }, peer)),
  first: ({ url, peer }) => measureFirstViews(url, product, peer),
  endless: async ({ url }) => {
    const products = Number(process.env['BENCH_PRODUCTS'] ?? 0)
    if (products > 0) await withBrowser((browser) => measureEndless(browser, url, products))
    else
      console.log(
        '\nScrolling to 10,000 products was not measured: `npm run cms -- seed --products 10000`, then SHOP_URL and BENCH_PRODUCTS=10000.',
      )
  },
}

/**
 * Measures how fast pages open and change, as they are used. Names select parts: `cards`, `moves`, `inputs`, `first`,
 * `endless`. `SHOP_URL` measures a shop that runs already.
 */
export async function run(names: readonly string[]) {
  const chosen = chooseParts(parts, names)
  const peer = readPeer()
  const startedShop = process.env['SHOP_URL']
    ? undefined
    : await startShop({ NODE_ENV: 'production', TRIAL: '1', QA: '0' })
  const url = startedShop?.url ?? process.env['SHOP_URL'] ?? ''
  try {
    await warmUp([
      ...visited.map((path) => url + path),
      ...(peer ? ['/', peer.listing, peer.product].map((path) => peer.url + path) : []),
    ])
    const visitor = await quietVisitor(url)
    for (const measure of chosen)
      try {
        await measure({ url, visitor, peer })
      } catch (error) {
        console.error(`\n${measure.name} was not measured:`, error)
        process.exitCode = 1
      }
  } finally {
    await startedShop?.stop()
  }
}

async function withBrowser(
  use: (browser: Awaited<ReturnType<typeof openBrowser>>) => Promise<void>,
) {
  const browser = await openBrowser()
  try {
    await use(browser)
  } finally {
    await browser.close()
  }
}

/** Opens pages once: their first visit draws images and fills caches, which is not what is measured. */
function warmUp(addresses: readonly string[]) {
  return withBrowser(async (browser) => {
    const page = await browser.newPage()
    for (const address of addresses) await page.goto(address, { waitUntil: 'load' })
  })
}
