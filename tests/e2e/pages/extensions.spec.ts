import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'

/** Changes the page as extensions for passwords, spelling, colours and translations do, and marks a node of the server. */
function actAsExtensions() {
  document.addEventListener('DOMContentLoaded', () => {
    const badge = () => Object.assign(document.createElement('span'), { className: 'badge' })
    for (const field of document.querySelectorAll('input, select, textarea')) {
      field.setAttribute('data-lpignore', 'true')
      field.after(badge())
      field.before(badge())
    }
    for (const element of document.querySelectorAll('h1, form, main')) {
      element.prepend(badge())
      element.append(badge())
    }
    const [link] = document.querySelectorAll('main a')
    if (link?.firstChild) {
      const font = document.createElement('font')
      link.firstChild.replaceWith(font)
      font.append(badge())
    }
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
    document.body.setAttribute('data-gr-ext-installed', '')
    document.body.append(document.createElement('grammarly-desktop-integration'))
    document.body.prepend(badge())
    Reflect.set(document.querySelector('h1') ?? document, 'isOfServer', true)
  })
}

test('elements that extensions insert before hydration leave the HTML of the server', async ({
  page,
}) => {
  covers('pages.extensions')

  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.addInitScript(actAsExtensions)
  for (const url of ['/product/silk-slip-dress', '/shop', '/track-order', '/th/my-account']) {
    await page.goto(url)
    const heading = page.locator('h1').first()
    expect(await heading.evaluate((element) => Reflect.get(element, 'isOfServer')), url).toBe(true)
    expect(errors, url).toEqual([])
    await expect(page.locator('grammarly-desktop-integration')).toHaveCount(1)
    await expect(page.getByRole('main').locator('.badge, font')).toHaveCount(0)
  }
})
