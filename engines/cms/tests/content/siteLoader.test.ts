import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { megaMenuTypes } from '@vitrine/contract/content.ts'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { SiteContentError } from '#cms/content/site/files.ts'
import { loadSite, type Site } from '#cms/content/site/load.ts'
import { findImages } from '#cms/tests/support/namedImages.ts'

const source = new URL('../../content/site/', import.meta.url)
let site: Site
beforeAll(async () => {
  site = await loadSite()
})

/** Loads a copy of the site in which one file was changed; undefined removes it. */
async function loadChanged(file: string, change: (text: string) => string | undefined) {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-site-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await cp(source, directory, { recursive: true })
  const path = join(directory, file)
  const text = change(await readFile(path, 'utf8').catch(() => ''))
  await (text === undefined ? rm(path) : writeFile(path, text))
  return loadSite(directory)
}

/** The loader's problems with a site in which one file was changed. */
async function problems(file: string, change: (text: string) => string | undefined) {
  const error = await loadChanged(file, change).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(SiteContentError)
  return error instanceof SiteContentError ? error.problems : []
}

test('the site contains the pages, stories, stores, menus and notifications of the specification', () => {
  const pages = site.pages.map(({ slug }) => slug)
  expect(pages).toEqual(
    expect.arrayContaining([
      ...['home', 'shop', 'stories', 'wishlist', 'shipping-and-returns', 'term-conditions'],
      ...['terms-and-conditions', 'privacy-policy', 'contact-us', 'white-asava', 'stores'],
      ...['chinese-new-year', 'special-price', 'confirm-payment', 'my-account', 'checkout'],
    ]),
  )
  expect(site.stories).toHaveLength(12)
  expect(site.lookBooks).toHaveLength(6)
  expect(site.stores).toHaveLength(8)
  expect(new Set(site.menus.megaMenus.map(({ type }) => type))).toEqual(new Set(megaMenuTypes))
  expect(site.settings.notificationBar.items).toHaveLength(3)
})

test('every image has an alternative text and a placeholder colour', () => {
  const images = findImages(site)
  expect(images.length).toBeGreaterThan(100)
  for (const { alt, spec } of images) {
    expect(alt).not.toBe('')
    expect(spec.ground, alt).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test('stories are sorted newest first and have 300 to 600 words', () => {
  const dates = site.stories.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  for (const { slug, content } of site.stories) {
    const message = content.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? []
    expect(message.length, slug).toBeGreaterThanOrEqual(300)
    expect(message.length, slug).toBeLessThanOrEqual(600)
  }
})

test('menu entries have unique ids, and every mega menu references one', () => {
  const ids = [...site.menus.primary, ...site.menus.footer].flatMap(function flat(item): string[] {
    return [item.id, ...item.items.flatMap(flat)]
  })
  expect(new Set(ids).size).toBe(ids.length)
  for (const { menuItemId } of site.menus.megaMenus)
    expect(site.menus.primary.map(({ id }) => id)).toContain(menuItemId)
})

test('one campaign is running, one is over and one is upcoming in November 2026', () => {
  const now = '2026-11-21 12:00:00'
  const state = site.popups.map(({ startDate, endDate }) =>
    endDate < now ? 'over' : startDate > now ? 'to come' : 'runs',
  )
  expect(state.toSorted()).toEqual(['over', 'runs', 'to come'])
})

test('stores are in Thailand, in at least four cities', () => {
  for (const { slug, location } of site.stores) {
    expect(location.lat, slug).toSatisfy((lat: number) => lat > 5.6 && lat < 20.5)
    expect(location.lng, slug).toSatisfy((lng: number) => lng > 97.3 && lng < 105.7)
  }
  const provinces = site.stores.map(({ location }) => location.address.match(/(\S+) \d{5}$/)?.[1])
  expect(new Set(provinces).size).toBeGreaterThanOrEqual(4)
})

test.each([
  ['popups.yaml', 'startDate: .*', "startDate: '1 Nov'", 'popups.yaml: [0].startDate: expected'],
  ['settings.yaml', 'email: .*', 'email: care', 'settings.yaml: contactInfo.email: Invalid email'],
  ['menus.yaml', 'url: /shop', 'url: javascript:alert(1)', 'menus.yaml: primary[0].url: expected'],
  ['pages/service/faq.yaml', '^title', 'titel', 'pages/service/faq.yaml: title: '],
  ['pages/service/faq.yaml', '^title: ', 'title: [', 'pages/service/faq.yaml: Flow sequence'],
  ['stores/phuket.yaml', 'lat: .*', 'lat: 97.89', 'stores/phuket.yaml: location.lat: Too big'],
  [
    'stores/phuket.yaml',
    'photograph: .*',
    'photograph: kaftan',
    'stores/phuket.yaml: image.photograph: engines/cms/content/pictures has no picture called "kaftan"',
  ],
  ['stores/phuket.yaml', ' *photograph: .*', '', 'image.photograph: choose a photograph'],
  [
    'stores/phuket.yaml',
    'photograph: .*',
    'photograph: 0123456789abcdef0123',
    'image.ground: required for an uploaded photograph',
  ],
  ['pages/house/white-asava.yaml', '^  fitting:', '  fitted:', 'figures.fitted: not shown'],
])('%s with an error in %s is reported by file and field', async (file, before, after, message) => {
  const faults = await problems(file, (text) => text.replace(new RegExp(before, 'm'), after))
  expect(faults.join('\n')).toContain(message)
})

test('a missing text, a missing file and a duplicate slug are reported', async () => {
  expect(await problems('pages/service/faq.html', () => undefined)).toEqual([
    'pages/service/faq.html: the file is missing or empty',
  ])
  expect(await problems('settings.yaml', () => undefined)).toEqual([
    'settings.yaml: the file is missing',
  ])
  const story = await readFile(new URL('stories/ink-before-noon.yaml', source), 'utf8')
  const twice = await problems('stories/faq.yaml', () => story)
  expect(twice).toContain('stories/faq.yaml: a page already has this slug')
  const page = await readFile(new URL('pages/service/faq.yaml', source), 'utf8')
  expect(await problems('pages/shop/faq.yaml', () => page)).toContain(
    'pages/shop/faq.yaml: another file has the slug "faq"',
  )
})
