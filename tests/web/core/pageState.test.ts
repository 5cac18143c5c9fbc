import { render } from '@vitrine/web/app/entryServer.tsx'
import { dataBlock, parseState, stateJson } from '@vitrine/web/app/state.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { site } from '../site.ts'

const store = {
  id: '1',
  slug: 'siam',
  name: 'Siam',
  content: '<p>Ground floor</p>',
  phone: null,
  hours: null,
  location: { lat: 13.7, lng: 100.5, pageUrl: 'Rama I Road' },
  image: null,
}

const textOf = (data: object, errors?: object[]) => JSON.stringify({ data, errors })

/** Renders a page from the responses for the menus, the frame and the page's own queries. */
async function renderPage(pageUrl: string, ...results: string[]) {
  const { html, end, ...page } = await render({
    pageUrl,
    siteUrl: 'https://shop.example',
    isQa: false,
    results,
    images: {},
    assets: { styles: [], modules: [], entry: [] },
    requestId: 'request-1',
    now: Date.UTC(2026, 0, 1),
  })
  return { ...page, html: html.join('') + end }
}

const renderStore = (...results: string[]) => renderPage('/store-locator/siam', ...results)

/** Returns the text of the state as a browser parses it: everything up to the first `</script`. */
const blockOf = (html: string) => /<script[^>]* id="state">(.*?)<\/script/s.exec(html)?.[1]

test.for([
  ['no block', undefined],
  ['a truncated block', '{"siteUrl":"https://shop.example","results":[{"da'],
  ['null', 'null'],
  ['no URL of the site', '{"results":[]}'],
  ['results of a wrong type', '{"siteUrl":"https://shop.example","results":"all"}'],
] as const)('a document with %s has no state', ([, text]) => {
  expect(parseState(text)).toBeUndefined()
})

test('the state contains the results unchanged, and none of their texts ends its script element', () => {
  const hostile = textOf({ page: { content: '</script><script>alert(1)</script><!-- \u2028' } })
  const json = stateJson({ siteUrl: 'https://shop.example' }, [hostile, 'null'])
  const text = blockOf(`<head>${dataBlock('state', json)}</head>`)
  expect(parseState(text)).toEqual({
    siteUrl: 'https://shop.example',
    results: [JSON.parse(hostile), null],
  })
})

test('the contents of the menus are in the markup and not in the state', async () => {
  const { html } = await renderStore(textOf(site), textOf(site), textOf({ store }))
  for (const text of ['Cut on the bias', 'Privacy Policy', 'Rama I Road, Bangkok']) {
    expect(html).toContain(text)
    expect(JSON.stringify(parseState(blockOf(html))?.results.at(-1))).not.toContain(text)
  }
  const menus = textOf({ site: { ...site.site, menus: { primary: [], footer: [] } } })
  const state = blockOf((await renderStore(menus, textOf(site), textOf({ store }))).html)
  expect(state).toBe(blockOf(html))
})

test('the home page is rendered without structured data while the company is unknown', async () => {
  const { socialMedia: _, ...settings } = site.site.settings
  const frame = { site: { ...site.site, settings } }
  const home = { page: null }
  const failed = JSON.stringify({ data: null, errors: [{ message: 'The CMS is down' }] })
  const { html } = await renderPage('/', textOf(site), textOf(frame), textOf(home), failed)
  expect(html).toContain('Free shipping')
  expect(html).not.toContain('schema.org/Organization')
})

test('structured data has absolute addresses, and a name that begins with a slash as it is', async () => {
  covers('pages.structured-data.texts')

  const named = { ...store, name: '/Siam: the store' }
  const { html } = await renderStore(textOf(site), textOf(site), textOf({ store: named }))
  const [, text = ''] =
    /<script type="application\/ld\+json">(\{[^<]*ClothingStore[^<]*)</.exec(html) ?? []
  expect(JSON.parse(text)).toMatchObject({
    name: '/Siam: the store',
    url: 'https://shop.example/store-locator/siam',
  })
})

test('a page whose menus failed is rendered without them and without the request id', async () => {
  covers('pages.failure.partial')

  const extensions = { code: 'CMS_DOWN', requestId: 'request-1' }
  const failed = textOf({ site: null }, [{ message: 'Closed', extensions }])
  const page = await renderStore(failed, failed, textOf({ store }))
  expect(page.status).toBe(200)
  expect(page.html).toContain('>Siam</h1>')
  expect(page.html).not.toContain('request-1')
})

test.for([
  [
    'an error',
    textOf({ store: null }, [{ message: 'Closed', extensions: { code: 'CMS_DOWN' } }]),
    'CMS_DOWN',
  ],
  ['an error without a code', textOf({ store: null }, [{ message: 'Closed' }]), 'UNREACHABLE'],
  ['data of a wrong type', '{"data":[1]', 'UNREACHABLE'],
] as const)(
  'a page whose result is %s has the status 503 and a valid state',
  async ([, text, code]) => {
    const page = await renderStore(textOf(site), textOf(site), text)
    expect(page.status).toBe(503)
    expect(parseState(blockOf(page.html))?.failure).toMatchObject({ id: 'request-1', code })
  },
)

test('pages that are rendered at the same time have the copy, links and addresses of their own language', async () => {
  covers('routes.language.copy', 'routes.language.links', 'pages.languages.alternates')
  const results = [textOf(site), textOf(site), textOf({ store })]
  const [thai, english] = await Promise.all([
    renderPage('/th/store-locator/siam', ...results),
    renderPage('/store-locator/siam', ...results),
  ])
  for (const { html } of [thai, english]) {
    expect(html).toContain('hrefLang="en" href="https://shop.example/store-locator/siam"')
    expect(html).toContain('hrefLang="th" href="https://shop.example/th/store-locator/siam"')
    expect(html).toContain('hrefLang="x-default" href="https://shop.example/store-locator/siam"')
  }
  expect(thai.html).toMatch(/<html lang="th"/)
  expect(thai.html).toContain('rel="canonical" href="https://shop.example/th/store-locator/siam"')
  expect(thai.html).toContain('ร้านทั้งหมด')
  expect(thai.html).toContain('href="/th/stores"')
  expect(thai.html).not.toContain('All stores')
  expect(english.html).toMatch(/<html lang="en"/)
  expect(english.html).toContain('All stores')
  expect(english.html).not.toContain('href="/th/stores"')
})

test('a page with another canonical address names no alternates', async () => {
  covers('pages.languages.alternates')
  const results = [textOf(site), textOf(site), textOf({ store })]
  for (const url of ['/store-locator/siam?from=1', '/th/store-locator/siam?from=1']) {
    const { html } = await renderPage(url, ...results)
    expect(html).toMatch(
      /rel="canonical" href="https:\/\/shop.example(\/th)?\/store-locator\/siam"/,
    )
    expect(html).not.toContain('rel="alternate"')
  }
  for (const url of ['/store-locator/siam/', '/store-locator/%73iam', '/th/store-locator/siam'])
    expect((await renderPage(url, ...results)).html).toContain('rel="alternate"')
})

test('a page shows the menus of its own response after another page was rendered', async () => {
  const renamed = structuredClone(site)
  for (const menu of renamed.site.settings.megaMenus) menu.title = 'Renamed menu'
  const moved = structuredClone(site)
  for (const entry of moved.site.menus.primary) entry.url = '/moved'
  const render = async (menus: object, frame: object) => {
    const { html } = await renderStore(textOf(menus), textOf(frame), textOf({ store }))
    return html.split('<main')[0]
  }
  const first = await render(site, site)
  expect(first).not.toContain('Renamed menu')
  expect(await render(renamed, site)).toBe(
    first?.replace(/(<a class="[^"]*" href="[^"]*">)ASAVA(<\/a><div)/, '$1Renamed menu$2'),
  )
  expect(await render(site, site)).toBe(first)
  expect(first).toContain('href="/product-category/asava"')
  expect(await render(site, moved)).not.toContain('href="/product-category/asava"')
})
