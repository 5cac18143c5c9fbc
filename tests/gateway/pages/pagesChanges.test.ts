import { expect, test } from 'vitest'
import { startFixtureShop } from '../../support/gateway/fixtureShop.ts'
import { reportChanges } from '../../support/gateway/reportChanges.ts'
import { holdResponses, replaceInResponses } from '../../support/standIns/standInResponses.ts'

const webhookSecret = 'a secret of the merchant'
const start = () => startFixtureShop({}, { webhookSecret })

test('a change notice drops exactly the pages that depend on the change', async () => {
  await using shop = await start()
  for (const path of ['/stores', '/shop', '/both', '/shop?s=felt']) await shop.get(path)
  const before = (await shop.renders()).length
  await reportChanges(shop.gateway.url, webhookSecret, shop.clock.now, ['/products'])
  for (const path of ['/stores', '/shop', '/both', '/shop?s=felt']) await shop.get(path)
  expect((await shop.renders()).slice(before)).toEqual(['/shop', '/both', '/shop?s=felt'])
})

test('a change notice for everything drops all pages, including not-found ones', async () => {
  await using shop = await start()
  for (const path of ['/stores', '/nowhere']) await shop.get(path)
  await reportChanges(shop.gateway.url, webhookSecret, shop.clock.now, ['/'])
  expect(await shop.metric('vitrine_page_store_bytes')).toBe(0)
})

test('a page is not stored when its data changes while it is rendered', async () => {
  await using shop = await start()
  using held = holdResponses(shop.cms)
  const early = shop.get('/stores')
  await expect.poll(() => shop.cms.calls.length).toBe(1)
  await reportChanges(shop.gateway.url, webhookSecret, shop.clock.now, ['/store-locators'])
  replaceInResponses(shop.cms, 'hat-lane', 'new-lane')
  // It was requested after the change: it must not wait for the render from before.
  const late = shop.get('/stores')
  expect((await late).html).toContain('new-lane')
  held.release()
  const { html, headers } = await early
  expect(html).toContain('hat-lane')
  expect(headers['cache-control']).toBe('no-store')
  expect((await shop.get('/stores')).html).toContain('new-lane')
})

test('a page is stored when something else changes while it is rendered', async () => {
  await using shop = await start()
  using held = holdResponses(shop.cms)
  const page = shop.get('/stores')
  await expect.poll(() => shop.cms.calls.length).toBe(1)
  await reportChanges(shop.gateway.url, webhookSecret, shop.clock.now, ['/products'])
  held.release()
  await page
  await shop.get('/stores')
  expect(await shop.renders()).toEqual(['/stores'])
})
