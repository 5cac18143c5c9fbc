import { brotliCompressSync, constants } from 'node:zlib'
import { expect } from '@playwright/test'
import { test } from '../../support/pages/browserTest.ts'

/** kB (1000 bytes) of brotli at the quality of a page's first response; stored pages are compressed further. */
function compressedSize(html: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return brotliCompressSync(html, { params }).length / 1000
}

test('the HTML of a page with its first picture is at most 40 kB', async ({ request }) => {
  for (const path of ['/', '/shop', '/product/silk-slip-dress']) {
    let html = ''
    // The image is cut and fetched for the page that follows.
    await expect(async () => {
      html = await (await request.get(path)).text()
      expect(html, path).toContain('data:image/avif;base64,')
    }).toPass()
    expect(compressedSize(html), path).toBeLessThanOrEqual(40)
  }
})

test('the visible HTML comes before the state and the scripts', async ({ request }) => {
  const html = await (await request.get('/product/silk-slip-dress')).text()
  // React places the title behind the styles that it hoists; both are in the head.
  const order = ['<style', '<title>', '<header', '<h1', '</footer>', 'id="state"', 'id="scripts"']
  const positions = order.map((part) => html.indexOf(part))
  expect(positions).not.toContain(-1)
  expect(order.toSorted((one, other) => html.indexOf(one) - html.indexOf(other))).toEqual(order)
})
