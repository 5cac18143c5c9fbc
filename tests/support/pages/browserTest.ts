import { test as base, expect, type Page } from '@playwright/test'
import { translate } from './translation.ts'

/** Waits until a page is hydrated: before, links load documents and hovering has no effect. */
const untilHydrated = (page: Page) =>
  page.waitForFunction(() => !('__EARLY__' in self) || self['__EARLY__'] === undefined)

/**
 * Playwright's `test`, which waits until a page opened by `page.goto` is hydrated unless the test sets `waitUntil`,
 * translates every page with `translated`, and fails if its page violated the Content-Security-Policy.
 */
export const test = base.extend<{ translated: boolean }>({
  translated: [false, { option: true }],
  page: async ({ page, javaScriptEnabled, translated }, use) => {
    if (translated) await page.addInitScript(translate)
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (javaScriptEnabled && !options?.waitUntil) await untilHydrated(page)
      return response
    }
    const violations: string[] = []
    page.on('console', (message) => {
      const text = message.text()
      // Playwright itself adds a style while it takes a screenshot; contentSecurityPolicy.spec.ts tests the shop's styles.
      if (text.includes('Content Security Policy') && !text.includes('inline style'))
        violations.push(text)
    })
    await use(page)
    expect(violations).toEqual([])
  },
})
