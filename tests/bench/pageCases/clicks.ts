import type { Browser, Page } from '@playwright/test'
import { median, report } from './browser.ts'

const rounds = 9
/** 1.6 Mbps with 150 ms to the server and back, as Lighthouse takes for slow 4G. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Milliseconds from a press to the frame in which the heading (or the first card) has changed. */
async function untilPainted(page: Page, press: string, watched: string): Promise<number> {
  return page.evaluate(
    ([pressed, seen]) =>
      new Promise<number>((resolve) => {
        const target = document.querySelector<HTMLElement>(pressed)
        const before = document.querySelector(seen)?.textContent
        const started = performance.now()
        const observer = new MutationObserver(() => {
          const now = document.querySelector(seen)?.textContent
          if (!now || now === before) return
          observer.disconnect()
          // After the next frame it is on the screen.
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => resolve(performance.now() - started)
            channel.port2.postMessage(null)
          })
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        target?.click()
      }),
    [press, watched] as const,
  )
}

async function openShop(browser: Browser, url: string, isSlow: boolean) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${url}/shop`)
  await page.waitForFunction(() => '__EARLY__' in window && window.__EARLY__ === undefined)
  if (isSlow) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowNetwork)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  return { context, page }
}

/** A card that is pointed at for half a second, then pressed, until its product's title is painted. */
export async function measureProductClick(browser: Browser, url: string) {
  for (const [name, isSlow, limit] of [
    ['card pressed after hover → title painted', false, 60],
    ['the same at CPU ×4 and 1.6 Mbps', true, 150],
  ] as const) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const { context, page } = await openShop(browser, url, isSlow)
      const place = round % 4
      const loaded = page.waitForResponse((answer) => answer.url().includes('slug'))
      const link = page.getByRole('main').getByRole('article').nth(place).getByRole('link')
      await link.hover()
      await loaded
      await page.waitForTimeout(isSlow ? 1500 : 500)
      const address = await link.getAttribute('href')
      times.push(await untilPainted(page, `main a[href="${address}"]`, 'h1'))
      await context.close()
    }
    report(name, median(times), limit, 'ms')
  }
}

/** A filter's term pressed until the grid shows other products. */
export async function measureFilterClick(browser: Browser, url: string) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { context, page } = await openShop(browser, url, false)
    const first = 'main article a'
    const box = 'aside li:nth-child(1) input'
    times.push(await untilPainted(page, box, first))
    await context.close()
  }
  report('filter pressed, without hover → new grid painted', median(times), 150, 'ms')
}
