import { test as bare, expect } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'

test.use({ launchOptions: withImages })

/** The first text of /white-asava, which the editor's CSS styles. */
const leadSelector = '[data-piece] .lead'

test('an editor’s CSS applies equally on opening a page and on navigating to it', async ({
  page,
}) => {
  covers('pages.navigation.client-side', 'pages.styles.injected')

  const wrap = () =>
    page.locator(leadSelector).evaluate((element) => getComputedStyle(element).textWrap)
  await page.goto('/white-asava')
  await expect.poll(wrap).toBe('balance')
  await page.goto('/stores')
  const document = await page.evaluateHandle(() => self.document)
  await page.evaluate(() =>
    self.document.querySelector<HTMLElement>('a[href="/white-asava"]')?.click(),
  )
  await expect.poll(wrap).toBe('balance')
  expect(await document.evaluate((before) => before === self.document)).toBe(true)
})

bare('a script or a style that the server did not render is blocked', async ({ page }) => {
  await page.goto('/stores')
  const refused = await page.evaluate(() => {
    const violated = Promise.withResolvers<string[]>()
    const directives: string[] = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      directives.push(effectiveDirective)
      if (directives.length === 2) violated.resolve(directives.sort())
    })
    for (const name of ['script', 'style'])
      document.head.append(Object.assign(document.createElement(name), { textContent: '/**/' }))
    return violated.promise
  })
  expect(refused).toEqual(['script-src-elem', 'style-src-elem'])
})
