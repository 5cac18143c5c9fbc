import { type Browser, chromium, type Page } from '@playwright/test'
import { figure } from '@vitrine/tests/support/measure/figures.ts'
import { requireChromium } from '../../../scripts/lib/chromium.mjs'
import { type CmsProxy, startCmsProxy } from '../shared/cmsProxy.ts'
import { HostileContent } from '../shared/hostileContent.ts'
import { claimFailures, type Line, type Row, type RunOptions } from '../shared/row.ts'
import { type Shop, startShop } from '../shared/shop.ts'
import { Tally } from '../shared/tally.ts'
import { nextAddress } from '../shared/visitor.ts'
import { watchPage } from '../shared/watchPage.ts'
import { cssPayloads, xssPayloads } from '../shared/xssPayloads.ts'

/** Pages that show, among them, every field of the CMS. */
const pages = [
  '/',
  '/shop',
  '/product/silk-slip-dress',
  '/stories',
  '/stores',
  '/white-asava',
  '/look-book/first-light',
  '/special-price',
  '/contact-us',
]
const payloadsPerText = 10
const tabs = 3

/** Addresses whose path or parameters contain a text. */
const addresses: readonly ((text: string) => string)[] = [
  (text) => `/shop?s=${text}&brands=${text}&colors=${text}&sizes=${text}&sort=${text}&page=${text}`,
  (text) => `/special-price?collections=${text}&discounts=${text}&${text}=${text}`,
  (text) => `/search/${text}`,
  (text) => `/${text}`,
  (text) => `/product/${text}`,
  (text) => `/product/silk-slip-dress?size=${text}&color=${text}&${text}`,
  (text) => `/product-category/${text}/${text}`,
  (text) => `/store-locator/${text}?q=${text}`,
  (text) => `/look-book/${text}#${text}`,
  (text) => `/my-account/lost-password?key=${text}&login=${text}`,
  (text) => `/checkout/order-received/${text}?key=${text}`,
  (text) => `/my-account/view-order/${text}?key=${text}`,
  (text) => `/stories?page=${text}#${text}`,
]

export const xss: Row = {
  name: 'xss',
  about:
    '500 XSS payloads in every field of the CMS, in its CSS, in parameters and paths, in a browser',
  async *run(options) {
    let proxy: CmsProxy | undefined
    await using shop = await startShop({
      between: async (cmsUrl) => {
        proxy = await startCmsProxy(cmsUrl)
        return proxy.url
      },
      gateway: { PAGE_CACHE_MB: '0' },
    })
    if (!proxy) throw new Error('The proxy was not started.')
    const executablePath = await requireChromium()
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      yield await fieldsLine(shop, proxy, browser, options)
      yield await addressesLine(shop, browser, options)
    } finally {
      await browser.close()
      await proxy.close()
    }
  },
}

async function fieldsLine(
  shop: Shop,
  proxy: CmsProxy,
  browser: Browser,
  { times }: RunOptions,
): Promise<Line> {
  const rounds = times(Math.ceil(xssPayloads.length / payloadsPerText))
  const content = new HostileContent(
    xssPayloads.map(({ text }) => text),
    cssPayloads,
    payloadsPerText,
  )
  proxy.rewrite = (body, path) => content.replaceIn(body, path)
  const views = Array.from({ length: rounds }, (_, round) =>
    pages.map((path) => ({ round, path })),
  ).flat()
  const seen = await visitAll(shop, browser, views, async (page, { round, path }) => {
    content.round = round
    return page.goto(shop.url + path)
  })
  proxy.rewrite = undefined
  const { fields, pairs } = content
  return {
    ...lineOf(seen),
    what: `${figure(xssPayloads.length)} XSS payloads in every text and address of the CMS, and in its CSS, in Chromium`,
    count: `${fields.size} fields, ${figure(pairs.size)} pairs of field and payload, ${views.length} pages`,
    failures: [
      ...lineOf(seen).failures,
      ...claimFailures([
        [
          seen.shown > views.length / 2,
          `only ${seen.shown} of ${views.length} pages showed a payload`,
        ],
        [fields.size > 50, `only ${fields.size} fields were replaced`],
      ]),
    ],
  }
}

async function addressesLine(shop: Shop, browser: Browser, { times }: RunOptions): Promise<Line> {
  const views = xssPayloads
    .slice(0, times(xssPayloads.length))
    .flatMap(({ text }, index) =>
      [0, 1].map(
        (turn) =>
          addresses[(index * 2 + turn) % addresses.length]?.(encodeURIComponent(text)) ?? '/',
      ),
    )
  const seen = await visitAll(shop, browser, views, (page, path) => page.goto(shop.url + path))
  return {
    ...lineOf(seen),
    what: `${figure(xssPayloads.length)} XSS payloads in parameters, paths and fragments, in Chromium`,
    count: `${addresses.length} kinds of address, ${figure(views.length)} pages`,
  }
}

/** The browsers' findings on all pages. */
interface Seen {
  executed: string[]
  dangerous: string[]
  requested: string[]
  /** Pages that contained a payload as text. */
  shown: number
  tally: Tally
}

function lineOf({ executed, dangerous, requested, shown, tally }: Seen) {
  return {
    outcome: `${executed.length} executed, ${dangerous.length} dangerous elements, ${requested.length} foreign requests; payloads shown as text on ${figure(shown)} pages; ${tally}`,
    failures: claimFailures([
      [executed.length === 0, `executed: ${executed.slice(0, 3).join(' | ')}`],
      [dangerous.length === 0, `dangerous elements: ${dangerous.slice(0, 3).join(' | ')}`],
      [requested.length === 0, `requests to other hosts: ${requested.slice(0, 3).join(' | ')}`],
      tally.claim(),
    ]),
  }
}

/** Opens each view in one of several tabs and looks for anything that a payload achieved. */
async function visitAll<View>(
  shop: Shop,
  browser: Browser,
  views: readonly View[],
  open: (page: Page, view: View) => ReturnType<Page['goto']>,
): Promise<Seen> {
  const seen: Seen = { executed: [], dangerous: [], requested: [], shown: 0, tally: new Tally() }
  let next = 0
  await Promise.all(
    Array.from({ length: tabs }, async () => {
      while (next < views.length) {
        // A visitor with an address of its own for every 10 pages, so that no limit is met.
        const context = await browser.newContext({
          serviceWorkers: 'block',
          extraHTTPHeaders: { 'x-forwarded-for': nextAddress() },
        })
        const page = await context.newPage()
        const watched = await watchPage(page, shop.url)
        for (let count = 0; count < 10 && next < views.length; count += 1) {
          const view = views[next] as View
          next += 1
          const response = await open(page, view)
          const text = (await response?.text()) ?? ''
          if (response)
            seen.tally.record({
              status: response.status(),
              headers: new Headers(await response.allHeaders()),
              text: page.url(),
            })
          const inspection = await watched.inspect()
          if (inspection.isShown || text.includes('__xss')) seen.shown += 1
          const where = (what: string) => `${what} at ${page.url().slice(0, 200)}`
          seen.executed.push(...inspection.executed.map(where))
          seen.dangerous.push(...inspection.dangerous.map(where))
          seen.requested.push(...inspection.requested.map(where))
        }
        await context.close()
      }
    }),
  )
  return seen
}
