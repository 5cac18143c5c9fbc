import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startFixtureShop } from '../../support/gateway/fixtureShop.ts'

const plain = { 'accept-encoding': 'identity' }
const cookie = { ...plain, cookie: 'vitrine_qa=stores.list:500' }

test('a page is rendered with the faults of its tester, who gets no stored page', async () => {
  covers('security.qa.rendering')
  await using shop = await startFixtureShop({}, { isQa: true })
  expect((await shop.get('/stores', plain)).status).toBe(200)
  for (const page of [
    await shop.get('/stores', cookie),
    await shop.get('/stores?qa=stores.list:500', plain),
    await shop.get('/stores?qa=tab,stores.list:500', plain),
  ]) {
    expect(page.status).toBe(503)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.html).toContain('id="failure"')
  }
})

test('no other visitor gets a page that was rendered with faults', async () => {
  covers('security.qa.rendering')
  await using shop = await startFixtureShop({}, { isQa: true })
  const switched = { ...plain, cookie: 'vitrine_qa=products.list:409' }
  const [faulted, normal] = await Promise.all([
    shop.get('/stores', switched),
    shop.get('/stores', plain),
  ])
  expect(faulted.html).toContain('data-faults=')
  expect(normal.html).not.toContain('data-faults')
  expect((await shop.get('/stores', plain)).html).toBe(normal.html)
  expect(normal.headers['cache-control']).toMatch(/^public/)
  expect(await shop.renders()).toEqual(['/stores', '/stores'])
})

test('a page with faults has the script that shows them, with the switches', async () => {
  covers('security.qa.banner')
  await using shop = await startFixtureShop({}, { isQa: true })
  const { html } = await shop.get('/stores?qa=products.list:500*2', plain)
  const [, address, data = ''] =
    /<script type="module" blocking="render" src="(.*?)" data-faults="(.*?)"/.exec(html) ?? []
  expect(address).toBe('/_machines/assets/banner.js')
  expect(JSON.parse(data.replaceAll('&quot;', '"'))).toMatchObject({
    text: 'products.list:500*2',
    isOfTab: false,
    faults: [{ text: 'products.list:500*2', remaining: 2 }],
    run: expect.stringMatching(/^\w+$/),
  })
})

test('a failed page with faults is not replaced by the stored one', async () => {
  await using shop = await startFixtureShop({}, { isQa: true })
  await shop.get('/stores', plain)
  shop.clock.now += 3_600_000
  expect((await shop.get('/stores', cookie)).status).toBe(503)
})

test('production renders no page with faults', async () => {
  covers('security.qa.production')
  await using shop = await startFixtureShop()
  const headers = { ...cookie, 'x-vitrine-qa': 'stores.list:500' }
  const { status, html } = await shop.get('/stores?qa=stores.list:500', headers)
  expect(status).toBe(200)
  expect(html).not.toContain('data-faults')
})
