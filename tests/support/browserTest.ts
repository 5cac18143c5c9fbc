import { test as base, type Page } from '@playwright/test'

/** Waits until a page answers by itself: before, a link goes where its address leads, and pointing does nothing. */
const isAlive = (page: Page) =>
  page.waitForFunction(() => !('__EARLY__' in self) || self['__EARLY__'] === undefined)

/**
 * Playwright's own, but for `page.goto`: a page that is opened has come alive. What happens before is tested by those
 * who say themselves what to wait for (`waitUntil`).
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (javaScriptEnabled && !options?.waitUntil) await isAlive(page)
      return response
    }
    await use(page)
  },
})
