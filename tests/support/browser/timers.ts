import type { Page } from '@playwright/test'

const names = [
  'setTimeout',
  'clearTimeout',
  'requestAnimationFrame',
  'requestIdleCallback',
] as const

type Timers = Record<(typeof names)[number], unknown>

declare global {
  interface Window {
    realTimers?: Timers
    stillTimers?: Timers
  }
}

/** Keeps the browser's own timers at hand, before a test's clock replaces them. */
export async function keepRealTimers(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    window.realTimers = Object.fromEntries(kept.map((name) => [name, window[name]])) as Timers
  }, names)
}

/** Runs what needs time to pass, such as axe, while the page's own time stands still. */
export async function withRealTimers(page: Page, run: () => Promise<void>): Promise<void> {
  await page.evaluate((kept) => {
    window.stillTimers = Object.fromEntries(kept.map((name) => [name, window[name]])) as Timers
    Object.assign(window, window.realTimers)
  }, names)
  await run()
  await page.evaluate(() => Object.assign(window, window.stillTimers))
}
