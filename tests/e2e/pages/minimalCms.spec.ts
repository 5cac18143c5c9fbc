import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { startMinimalCms } from '#tests/support/cms/minimalCms.ts'
import { test } from '../../support/pages/browserTest.ts'
import { expectServed, withShop } from '../../support/pages/standInShop.ts'

/** Each page with its heading, and a text that only its content has. */
const pages: [path: string, heading: RegExp, content: string][] = [
  ['/', /Vitrine|Home/, 'Salon Hour'],
  ['/shop', /Shop/, '฿'],
  ['/product/silk-slip-dress', /Silk slip dress/i, 'Please select an option'],
  ['/product-category/asava/dresses', /Dresses/, '฿'],
  ['/special-price', /Special price/i, '฿'],
  ['/chinese-new-year', /Chinese New Year/i, '฿'],
  ['/stories', /Stories/, 'Red for the aunts'],
  ['/look-book/first-light', /First Light/i, 'First Light'],
  ['/stores', /Stores/, 'Vitrine EmQuartier'],
  ['/store-locator/siam-paragon', /Siam Paragon/, '991 Rama I Road'],
  ['/white-asava', /White ASAVA/i, 'Book an appointment'],
  ['/privacy-policy', /Privacy/, 'PDPA'],
  ['/a-day-in-the-atelier', /atelier/i, 'atelier'],
  ['/track-order', /order/i, 'Order number'],
  ['/confirm-payment', /Confirm payment/i, 'Order number'],
]

const headingIn = (html: string) =>
  (/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').trim()

test('every page is complete without a browser when the CMS lacks every optional part', {
  tag: ['@deep', '@desktop'],
}, async () => {
  covers('calls.optional.pages')

  const cms = await startMinimalCms(process.env['SHOP_CMS_URL'] ?? '')
  await withShop(cms, async (url) => {
    await expectServed(`${url}/shop`)
    for (const [path, heading, content] of pages) {
      const response = await fetch(url + path)
      const html = await response.text()
      expect.soft(response.status, path).toBe(200)
      expect.soft(headingIn(html), path).toMatch(heading)
      expect.soft(html.includes(content), `${path} contains “${content}”`).toBe(true)
      expect.soft(html.includes('role="alert"'), `${path} shows an error`).toBe(false)
    }
  })
})
