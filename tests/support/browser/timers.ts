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
    pausedTimers?: Timers
  }
}

/** Saves the browser's timers before a test's clock replaces them. */
export async function saveRealTimers(page: Page): Promise<void> {
  await page.addInitScript((timerNames) => {
    window.realTimers = Object.fromEntries(timerNames.map((name) => [name, window[name]])) as Timers
  }, names)
}

/** Runs code that needs timers, such as axe, while the page's clock is paused. */
export async function withRealTimers(page: Page, run: () => Promise<void>): Promise<void> {
  await page.evaluate((timerNames) => {
    window.pausedTimers = Object.fromEntries(
      timerNames.map((name) => [name, window[name]]),
    ) as Timers
    Object.assign(window, window.realTimers)
  }, names)
  await run()
  await page.evaluate(() => Object.assign(window, window.pausedTimers))
}
