import type { Browser, CDPSession, Page } from '@playwright/test'
import { printTitle } from './report.ts'

const maxNodes = 5000
const maxMegabytes = 50

async function sizeOf(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  return { megabytes: usedSize / 1e6, nodes }
}

/** Scrolls down, pressing Load more where it appears, until so many products are shown. */
async function scrollTo(page: Page, products: number) {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        let latest = { shown: 0, at: performance.now() }
        const step = () => {
          const text = document.querySelector('main [role="status"]')?.textContent ?? ''
          const shown = Number(/Showing (\d+)/.exec(text)?.[1] ?? 0)
          if (shown >= wanted) return resolve()
          if (shown > latest.shown) latest = { shown, at: performance.now() }
          if (performance.now() - latest.at > 60_000)
            return reject(new Error(`No more products came after ${shown}`))
          window.scrollTo(0, document.body.scrollHeight)
          const buttons = [...document.querySelectorAll('main button')]
          const more = buttons.find((button) => button.textContent === 'Load more')
          if (more instanceof HTMLElement) more.click()
          requestAnimationFrame(step)
        }
        step()
      }),
    products,
  )
}

/** Measures what a listing of thousands costs the browser: elements, and heap over its value at 1,000. */
export async function measureEndless(browser: Browser, url: string, products: number) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const session = await page.context().newCDPSession(page)
  // Images are not measured, so they are blocked and the CMS draws none.
  await page.route('**/media/**', (route) => route.abort())
  await page.goto(`${url}/shop`)
  await scrollTo(page, 1000)
  const before = await sizeOf(page, session)
  await scrollTo(page, products)
  const after = await sizeOf(page, session)
  const print = await printTitle(`A listing of ${products} products`, 'scrolled to its end')
  print({
    name: 'elements',
    unit: 'in all',
    value: after.nodes,
    goal: maxNodes,
    note: `at 1,000 products ${before.nodes}`,
  })
  print({
    name: 'growth of the heap since 1,000 products',
    unit: 'MB',
    value: after.megabytes - before.megabytes,
    goal: maxMegabytes,
    note: `${before.megabytes.toFixed(1)} MB there`,
  })
  await page.close()
}
