import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { SiteContentError } from '#cms/content/site/files.ts'
import { loadSite, type Site } from '#cms/content/site/load.ts'
import { findImages } from '#cms/tests/support/namedImages.ts'

const source = new URL('../../content/site/', import.meta.url)
let site: Site
beforeAll(async () => {
  site = await loadSite()
})

/** Loads a copy of the site in which one file was changed, or removed for undefined. */
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

test('every image has an alternative text and a placeholder colour', () => {
  const images = findImages(site)
  expect(images.length).toBeGreaterThan(100)
  for (const { alt, spec } of images) {
    expect(alt).not.toBe('')
    expect(spec.ground, alt).toMatch(/^#[0-9a-f]{6}$/)
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

test.each([
  ['popups.yaml', 'startDate: .*', "startDate: '1 Nov'", 'popups.yaml: [0].startDate: expected'],
  ['menus.yaml', 'url: /shop', 'url: javascript:alert(1)', 'menus.yaml: primary[0].url: expected'],
  ['pages/service/faq.yaml', '^title', 'titel', 'pages/service/faq.yaml: title: '],
  ['pages/service/faq.yaml', '^title: ', 'title: [', 'pages/service/faq.yaml: Flow sequence'],
  [
    'stores/phuket.yaml',
    'photograph: .*',
    'photograph: kaftan',
    'stores/phuket.yaml: image.photograph: engines/cms/content/pictures has no picture called "kaftan"',
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
