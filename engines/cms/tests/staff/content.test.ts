import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContractProblem } from '@vitrine/commerce/problem.ts'
import {
  type CategoryRow,
  type ContentEntry,
  type ContentKind,
  type ContentRow,
  contentKinds,
  type LibraryImage,
} from '@vitrine/commerce/staff/content.ts'
import { pagesOfManagers, type RightsSchema } from '@vitrine/commerce/staff/contentRights.ts'
import type { StaffRole } from '@vitrine/commerce/staff/people.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { previewHeader } from '@vitrine/contract/common.ts'
import { PageContent, type SiteConfiguration } from '@vitrine/contract/content.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod'
import { entryPaths } from '#cms/content/edits.ts'
import { loadSite, type Site } from '#cms/content/site/load.ts'
import { storeSite } from '#cms/content/storeSite.ts'
import { entrySchemas } from '#cms/contentEditing/entries.ts'
import { exportContent, importContent } from '#cms/contentEditing/exchange.ts'
import { storeVersion } from '#cms/contentEditing/storeVersion.ts'
import { actAs } from '#cms/core/actingStaff.ts'
import { transact } from '#cms/database/transact.ts'
import { describeKept } from '#cms/seed/seed.ts'
import { publishDue } from '#cms/staff/publishDue.ts'
import { runSeed } from '#cms/staff/seed.ts'
import type { Problem } from '#cms/tests/support/checkout.ts'
import { createTestClock, day, minute } from '#cms/tests/support/clock.ts'
import {
  callOperation as call,
  enterAsOwner,
  inviteToOffice,
  sendOperation as send,
} from '#cms/tests/support/officeStaff.ts'
import { sharedSeededCms } from '#cms/tests/support/sharedCms.ts'
import type { Shopper } from '#cms/tests/support/shopper.ts'
import { standInAlbum } from '#cms/tests/support/smallCatalogue.ts'

const clock = createTestClock()
const notified: string[] = []
let manager: Shopper
let editor: Shopper

const cms = sharedSeededCms({ clock })
beforeAll(async () => {
  cms.cms.notices = { add: (paths) => notified.push(...paths) }
  manager = await enterAsOwner(cms)
  editor = await inviteToOffice(cms, manager, 'fah', 'editor')
})

const read = (entry: string, version?: number) =>
  call<ContentEntry & { value: Record<string, unknown> }>(editor, 'contentEntry', {
    entry,
    ...(version !== undefined && { version }),
  })

/** An entry as the form sends it back, with changes. */
async function edited(
  entry: string,
  { words = {}, ...changes }: Record<string, unknown> & { words?: Record<string, string> } = {},
) {
  const { version, value, files } = await read(entry)
  return {
    ...{ entry, seen: version, value, html: files.html, css: files.css, thai: files.thai },
    ...{ publish: 'draft', words: { ...files.words, ...words } },
    ...changes,
  }
}

async function shown<Body = { title: string; content: string }>(path: string, token = '') {
  const headers: Record<string, string> = token === '' ? {} : { [previewHeader]: token }
  const response = await fetch(`${cms.url}/api/v1${path}`, { headers })
  return { body: (await response.json()) as Body, headers: response.headers }
}

async function tokenOf(entry: string) {
  const { link } = await call<{ link: string }>(editor, 'previewContent', { entry })
  return new URL(link).searchParams.get('preview') ?? ''
}

const later = (milliseconds: number) => toInstant(new Date(clock.now().getTime() + milliseconds))

test('every entry of the files can be saved as its form shows it', async () => {
  covers('office.content')

  const rows = await call<ContentRow[]>(editor, 'content')
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(7)
  expect(JSON.stringify((await read('stories/ink-before-noon')).schema)).not.toContain('$ref')
  for (const { entry } of rows.filter((_, index) => index % 9 === 0))
    await call(editor, 'saveContent', await edited(entry))
  expect(await read('pages/unknown')).toMatchObject({ version: 0, value: null })
})

test('a draft is shown to who has its link only, until that expires', async () => {
  covers('office.content.preview', 'security.staff.preview')

  const { value } = await read('pages/careers')
  await call(
    editor,
    'saveContent',
    await edited('pages/careers', {
      value: { ...value, title: 'Work with us' },
      html: '<p>Come and sew.</p>',
      thai: '<p>มาเย็บผ้ากัน</p>',
      words: { 'Work with us': 'ร่วมงานกับเรา' },
    }),
  )
  const token = await tokenOf('pages/careers')
  const draft = await shown('/pages/careers', token)
  expect(draft.body).toMatchObject({ title: 'Work with us', content: '<p>Come and sew.</p>' })
  expect(draft.headers.get('cache-control')).toBe('private, no-store')
  const thai = await shown('/pages/careers?lang=th', token)
  expect(thai.body).toMatchObject({ title: 'ร่วมงานกับเรา', content: '<p>มาเย็บผ้ากัน</p>' })
  expect((await shown('/pages/careers')).body.title).toBe('Careers')
  expect((await shown('/pages/careers', `${token}x`)).body.title).toBe('Careers')
  expect((await shown('/preview', token)).body).toMatchObject({ title: 'pages/careers' })
  clock.advance(61 * minute)
  expect((await shown('/pages/careers', token)).body.title).toBe('Careers')
  expect((await shown('/preview', token)).body).toMatchObject({ code: 'not_found' })
})

test('the preview of campaigns shows one that is to come', async () => {
  covers('office.content.preview')

  await call(editor, 'saveContent', await edited('popups'))
  const token = await tokenOf('popups')
  const campaigns = async (given = '') => {
    const { body } = await shown<z.infer<typeof SiteConfiguration>>('/site-configuration', given)
    return (body.popups ?? []).map(({ id, startDate }) => ({ id, startDate }))
  }
  const toCome = { id: 'year-of-the-goat-2027', startDate: '2027-02-01 00:00:00' }
  expect(await campaigns()).toContainEqual(toCome)
  const [first] = await campaigns(token)
  expect(first).toEqual({ id: toCome.id, startDate: toInstant(clock.now()) })
})

test('over another engine the back office has the content alone', async () => {
  covers('office.content.engine')

  const { environment } = cms.cms
  const engineUrl = 'https://admin.shop.example/app'
  Object.assign(environment, { OFFICE: 'content', ENGINE_ADMIN_URL: engineUrl })
  onTestFinished(
    () => void Object.assign(environment, { OFFICE: 'shop', ENGINE_ADMIN_URL: undefined }),
  )
  const session = await manager.request('GET', '/staff/session')
  expect(session.body).toMatchObject({ isContentOnly: true, engineUrl })
  for (const operation of ['queues', 'orders', 'stock', 'setPrices', 'categories'])
    expect((await send(manager, operation)).status, operation).toBe(404)
  const page = await edited('pages/careers', { html: '<p>Over another engine.</p>' })
  await call(manager, 'saveContent', page)
  await call(manager, 'members')
})

test('what is published reaches the shop in both languages, outlasts a seed, and is restored from a version', async () => {
  covers('office.content.versions', 'office.content.thai', 'office.kept', 'office.notice')

  const before = await read('stores/phuket')
  notified.length = 0
  const changes = {
    value: { ...before.value, name: 'Vitrine at the sea' },
    words: { 'Vitrine at the sea': 'วิทรีนริมทะเล' },
    publish: 'now',
  }
  await call(editor, 'saveContent', await edited('stores/phuket', changes))
  expect(notified).toEqual(['/'])
  const name = async (language = '') =>
    (
      await shown<{ name: string }>(
        `/store-locator/phuket`.replace('locator', 'locators') + language,
      )
    ).body.name
  expect(await name()).toBe('Vitrine at the sea')
  expect(await name('?lang=th')).toBe('วิทรีนริมทะเล')
  const said = await runSeed(cms.cms, { products: null }, () => {})
  expect(said).toContain('stores/phuket: as people edited it')
  expect(await name()).toBe('Vitrine at the sea')

  const file = await read('stores/phuket', 0)
  expect(file.value['name']).toBe('Vitrine Phuket')
  expect(file.versions.map(({ version }) => version)).toEqual([file.version, 0])
  const restored = await edited('stores/phuket', { value: file.value, publish: 'now' })
  await call(editor, 'saveContent', restored)
  expect(await name()).toBe('Vitrine Phuket')
  expect(await describeKept(cms.cms.database)).toEqual([])
})

test('a text of people is shown as it is in Thai, changes no other one, and can be repaired', async () => {
  covers('calls.language.texts', 'office.content.thai')

  const texts = async () =>
    Promise.all(
      ['site-configuration', 'store-locators', 'products?limit=48', 'pages/careers'].map(
        async (path) =>
          JSON.stringify((await shown(`/${path}${path.includes('?') ? '&' : '?'}lang=th`)).body),
      ),
    )
  const before = await texts()
  const entry = 'stories/ink-before-noon'
  const { value } = await read(entry)
  const title = async () => (await shown(`/posts/ink-before-noon?lang=th`)).body.title
  const wrong = ['{x}', '{x} {y}', '{y}{x} <b>', 'constructor', 'toString', '$&']
  for (const text of wrong) {
    const words = Object.fromEntries(
      [...wrong, '{z}', '{z} – {y}'].map((item) => [item, `ก ${item}`]),
    )
    const excerpt = '{z}'
    const changes = { value: { ...value, title: text, excerpt }, words, publish: 'now' }
    await call(editor, 'saveContent', await edited(entry, changes))
    expect(await title()).toBe(`ก ${text}`)
    const { files } = await read(entry)
    expect(files.words).toMatchObject({ [text]: `ก ${text}`, '{z}': 'ก {z}' })
  }
  await call(editor, 'saveContent', await edited(entry, { value: { ...value, title: 'toString' } }))
  await call(editor, 'saveContent', await edited(entry, { value, publish: 'now' }))
  expect(await title()).not.toContain('ก ')
  expect(await texts()).toEqual(before)
})

test('a draft is published at its time', async () => {
  covers('office.content.schedule')

  const { value } = await read('settings')
  const bar = { enabled: true, items: [{ text: 'Open on Songkran' }] }
  const settings = (publish: string) =>
    edited('settings', { value: { ...value, notificationBar: bar }, publish })
  const past = await send(editor, 'saveContent', await settings(later(-minute)))
  expect(past.body.fields).toHaveProperty('publish')
  await call(editor, 'saveContent', await settings(later(5 * minute)))
  expect((await read('settings')).state).toBe('scheduled')
  const text = async () =>
    (await shown<{ settings: { notificationBar: typeof bar } }>('/site-configuration')).body
      .settings.notificationBar.items[0]?.text
  expect(await publishDue(cms.cms)).toBe(0)
  expect(await text()).not.toBe('Open on Songkran')
  clock.advance(6 * minute)
  expect(await publishDue(cms.cms)).toBe(1)
  expect(await text()).toBe('Open on Songkran')
  expect(await publishDue(cms.cms)).toBe(0)
})

test('a draft or its preview leaves a scheduled publication, which a button or a newer one cancels', async () => {
  covers('office.content.schedule')

  const entry = 'pages/careers'
  const { value } = await read(entry)
  const page = (title: string, publish: string) =>
    edited(entry, { value: { ...value, title }, publish })
  const title = async () => (await shown('/pages/careers')).body.title
  const at = later(5 * minute)
  await call(editor, 'saveContent', await page('Planned', at))
  await call(editor, 'saveContent', await page('A draft', 'draft'))
  await tokenOf(entry)
  expect(await read(entry)).toMatchObject({ state: 'draft', publishAt: at })
  const rows = await call<ContentRow[]>(editor, 'content')
  expect(rows.find((row) => row.entry === entry)).toMatchObject({ state: 'draft', publishAt: at })
  clock.advance(6 * minute)
  expect(await publishDue(cms.cms)).toBe(1)
  expect(await title()).toBe('Planned')
  expect(await read(entry)).toMatchObject({ state: 'draft', publishAt: null })
  expect((await read(entry)).value['title']).toBe('A draft')

  const next = later(5 * minute)
  await call(editor, 'saveContent', await page('Cancelled', next))
  const other = { entry, publishAt: later(9 * minute) }
  expect((await send(editor, 'unscheduleContent', other)).status).toBe(409)
  await call(editor, 'unscheduleContent', { entry, publishAt: next })
  expect(await read(entry)).toMatchObject({ state: 'draft', publishAt: null })
  await call(editor, 'saveContent', await page('Replaced', later(5 * minute)))
  const message = await call(editor, 'saveContent', await page('Now', 'now'))
  expect(message).toBe('pages/careers is in the shop. What was scheduled is cancelled.')
  clock.advance(6 * minute)
  expect(await publishDue(cms.cms)).toBe(0)
  expect(await title()).toBe('Now')
  await call(editor, 'saveContent', await edited(entry, { value, publish: 'now' }))
})

test('a second person who saves an entry that was changed meanwhile gets a conflict and keeps what they typed', async () => {
  covers('office.content.conflict')

  const mine = await edited('stories/ink-before-noon', { html: '<p>Mine</p>' })
  const theirs = await edited('stories/ink-before-noon', { html: '<p>Theirs</p>' })
  await call(manager, 'saveContent', theirs)
  const told = await send<Problem & { version: number }>(editor, 'saveContent', mine)
  expect(told.status).toBe(409)
  expect(told.body.message).toContain('Owner saved this at')
  await call(editor, 'saveContent', { ...mine, seen: told.body.version })
  const { versions, files } = await read('stories/ink-before-noon')
  expect(files.html).toBe('<p>Mine</p>')
  expect((await read('stories/ink-before-noon', versions[1]?.version)).files.html).toBe(
    '<p>Theirs</p>',
  )
})

test('every wrong field is named', async () => {
  covers('office.content.fields')

  const { value } = await read('pages/home')
  const [slider, ...others] = value['blocks'] as Record<string, unknown>[]
  const blocks = [{ ...slider, slides: [{ title: '', link: { url: 'nowhere', text: 'x' } }] }]
  const wrong = { ...value, title: '', blocks: [...blocks, ...others] }
  const { status, body } = await send(
    editor,
    'saveContent',
    await edited('pages/home', { value: wrong, html: '' }),
  )
  expect(status).toBe(422)
  expect(Object.keys(body.fields ?? {})).toEqual(
    expect.arrayContaining([
      'title',
      'blocks.0.slides.0.title',
      'blocks.0.slides.0.link.url',
      'blocks.0.slides.0.scene',
    ]),
  )
  const yaml = await edited('pages/home', { value: undefined, yaml: 'title: [' })
  expect((await send(editor, 'saveContent', yaml)).body.fields).toHaveProperty('yaml')
  const figure = await edited('pages/careers', { thai: '<figure data-picture="cat">' })
  expect((await send(editor, 'saveContent', figure)).body.fields).toHaveProperty('thai')
})

test('a new story with a photograph of the library is listed, and removed again', async () => {
  covers('office.content.new', 'office.library')

  const create = { width: 1700, height: 1300, channels: 3, background: '#806040' } as const
  const form = new FormData()
  form.set('photograph', new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]))
  const upload = async () => {
    const path = '/staff/photographs'
    type Uploaded = { id: string; ground: string; alt: string }
    return (await editor.request<Uploaded>('POST', path, { body: form })).body
  }
  const photo = await upload()
  expect(photo.alt).toBe('')
  await call(editor, 'describeImage', { id: photo.id, alt: 'A bolt of silk', seen: '' })
  expect(await upload()).toEqual({ ...photo, alt: 'A bolt of silk' })
  const image = {
    alt: 'A bolt of brown silk',
    photograph: photo.id,
    x: 0.5,
    y: 0,
    ground: photo.ground,
  }
  const story = {
    ...{ entry: 'stories/brown-silk', seen: 0, html: '<p>Silk.</p>', css: null, thai: null },
    ...{ words: {}, publish: 'now' },
    value: {
      title: 'Brown silk',
      meta: { title: 'Brown silk', description: 'Silk.' },
      excerpt: 'Silk.',
      categories: ['Makers'],
      date: '2026-11-20 09:00:00',
      image,
    },
  }
  const unknown = {
    ...story,
    value: { ...story.value, image: { ...image, photograph: 'f'.repeat(20) } },
  }
  expect((await send(editor, 'saveContent', unknown)).body.fields).toHaveProperty(
    'image.photograph',
  )
  await call(editor, 'saveContent', story)
  const { body } = await shown<{
    image: { alt: string; sizes: { full: { url: string; height: number } } }
  }>('/posts/brown-silk')
  const { full } = body.image.sizes
  const file = await fetch(new URL(full.url, cms.url))
  expect((await sharp(await file.arrayBuffer()).metadata()).height).toBe(full.height)
  const library = () => call<LibraryImage[]>(editor, 'library')
  expect((await library())[0]?.uses).toEqual([
    { title: 'stories/brown-silk', link: '/content/stories/brown-silk' },
  ])
  expect((await send(editor, 'removeImage', { id: photo.id })).status).toBe(409)
  await call(editor, 'describeImage', { id: photo.id, alt: 'Brown silk', seen: 'A bolt of silk' })
  const small = await editor.request('GET', `/staff/photographs/${photo.id}`)
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])

  const { version } = await read('stories/brown-silk')
  await call(editor, 'removeContent', { entry: 'stories/brown-silk', seen: version })
  expect((await shown('/posts/brown-silk')).body).toMatchObject({ code: 'not_found' })
  await call(editor, 'removeImage', { id: photo.id })
  expect(await library()).toEqual([])
  const home = { entry: 'pages/home', seen: (await read('pages/home')).version }
  expect((await send(editor, 'removeContent', home)).status).toBe(409)
})

test('an export has what people changed, and an import publishes what differs, all or none', async () => {
  covers('office.content.exchange')

  const folder = await mkdtemp(join(tmpdir(), 'vitrine-content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await exportContent(cms.cms, { folder }, () => {})
  expect(await readFile(join(folder, 'site/settings.yaml'), 'utf8')).toContain('Open on Songkran')
  const take = (entries: string[] = []) => importContent(cms.cms, { folder, entries }, () => {})
  expect(await take()).toBe('The shop has this content already.')
  const path = join(folder, 'site/pages/legal/privacy-policy.html')
  await writeFile(path, '<p>We keep nothing.</p>')
  const words = join(folder, 'thai/words.yaml')
  await writeFile(words, (await readFile(words, 'utf8')).replace(/^Careers: .*$/m, 'Careers: งาน'))
  expect(await take()).toBe('Imported:\n- menus\n- pages/careers\n- pages/privacy-policy')
  expect((await shown('/pages/privacy-policy')).body.content).toBe('<p>We keep nothing.</p>')
  await writeFile(join(folder, 'site/stores/phuket.yaml'), 'name: 4')
  await writeFile(path, '<p>We keep everything.</p>')
  await expect(take()).rejects.toThrow('stores/phuket.name')
  expect((await shown('/pages/privacy-policy')).body.content).toBe('<p>We keep nothing.</p>')
})

test('an edit that a later version of the shop rejects is left out, reported and kept', async () => {
  covers('office.content.rejected')

  const { contentVersions } = await import('#cms/database/schema/edits.ts')
  const files = { yaml: 'title: A page', html: '<p>A</p>', css: null, thai: null, words: {} }
  const now = clock.now()
  const row = { entry: 'pages/careers', files, staff: 'fah', savedAt: now, publishedAt: now }
  await cms.cms.database.insert(contentVersions).values(row)
  expect(await runSeed(cms.cms, { products: null }, () => {})).toContain(
    'pages/careers: this version rejects the edit',
  )
  expect((await shown('/pages/careers')).body.title).toBe('Careers')
  expect((await read('pages/careers')).files.html).toBe('<p>A</p>')
})

test('a category is made, renamed with a redirect, moved and hidden', async () => {
  covers('office.categories', 'office.kept')

  const list = () => call<CategoryRow[]>(editor, 'categories')
  const find = async (slug: string) => {
    const { depth, version: seen, ...row } = (await list()).find((item) => item.slug === slug) ?? {}
    return { ...row, seen } as CategoryRow & { seen: number }
  }
  const listing = async (slug: string, language = '') => {
    const path = `/products?categories=${slug}&limit=1${language}`
    const { body } = await shown<{
      pagination: { total: number }
      filters: { slug: string; terms: { slug: string; name: string; parent?: string }[] }[]
      renamed?: Record<string, string>
    }>(path)
    const terms = body.filters.find((filter) => filter.slug === 'categories')?.terms ?? []
    return { ...body, total: body.pagination.total, terms }
  }
  const { total } = await listing('slip-dresses')
  const slips = await find('slip-dresses')
  expect(slips).toMatchObject({ name: 'Slip dresses', parent: 'dresses' })
  await call(editor, 'saveCategory', {
    ...{ slug: null, seen: 0, name: 'Satin', thai: 'ซาติน' },
    ...{ address: 'satin', parent: null, isHidden: false },
  })
  const changes = { name: 'Slips', thai: 'สลิป', address: 'slips', parent: 'satin' }
  await call(editor, 'saveCategory', { ...slips, ...changes })
  expect((await send(editor, 'saveCategory', { ...slips, ...changes })).status).toBe(409)
  const renamed = await listing('slip-dresses', '&lang=th')
  expect(renamed).toMatchObject({ total, renamed: { 'slip-dresses': 'slips' } })
  expect(renamed.terms.find(({ slug }) => slug === 'slips')?.name).toBe('สลิป')
  expect((await listing('slips')).renamed ?? null).toBeNull()
  expect((await listing('satin')).total).toBe(total)
  const below = { ...(await find('satin')), parent: 'slip-dresses' }
  expect((await send(editor, 'saveCategory', below)).body.fields).toHaveProperty('parent')
  const taken = { ...(await find('satin')), address: 'tops' }
  expect((await send(editor, 'saveCategory', taken)).body.fields).toHaveProperty('address')
  expect(await runSeed(cms.cms, { products: null }, () => {})).toContain('2 categories')
  expect((await listing('slips')).total).toBe(total)

  const hidden = { ...(await find('satin')), isHidden: true }
  await call(editor, 'saveCategory', hidden)
  expect((await listing('slips')).total).toBe(0)
  expect((await listing('dresses')).terms.map(({ slug }) => slug)).not.toContain('slips')
})

test('a category that gets earlier addresses back is listed by all of them, and a listing without products ends', async () => {
  covers('office.categories')

  const find = async (slug: string) => {
    const list = await call<CategoryRow[]>(editor, 'categories')
    const { depth, version: seen, ...row } = list.find((item) => item.slug === slug) ?? {}
    return { ...row, seen }
  }
  const save = async (slug: string, address: string) =>
    call(editor, 'saveCategory', { ...(await find(slug)), address })
  const renamedBy = async (address: string) => {
    const { body } = await shown<{ renamed?: Record<string, string> }>(
      `/products?categories=${address}&brands=nothing2`,
    )
    return body.renamed ?? null
  }
  for (const address of ['tops-new', 'tops-newer', 'tops']) await save('tops', address)
  expect(await renamedBy('tops')).toBeNull()
  for (const former of ['tops-new', 'tops-newer'])
    expect(await renamedBy(former)).toEqual({ [former]: 'tops' })
  expect(await renamedBy('constructor')).toBeNull()

  await save('skirts', 'tops-new')
  await save('skirts', 'skirts')
  expect(await renamedBy('tops-new')).toEqual({ 'tops-new': 'skirts' })
  expect(await renamedBy('tops-newer')).toEqual({ 'tops-newer': 'tops' })
})

test('a circle of stored addresses is followed once', async () => {
  const store = (entries: Record<string, string>) =>
    cms.cms.database.execute(sql`
      insert into site_configurations (key, body)
      values ('former-category-slugs', ${JSON.stringify(entries)}::jsonb)
      on conflict (key) do update set body = excluded.body`)
  onTestFinished(async () => {
    await store({})
  })
  await store({
    ...{ bags: 'bags-new', 'bags-new': 'bags', first: 'second', second: 'third', third: 'bags' },
    ...{ lost: 'missing', missing: 'lost' },
  })
  const renamedBy = async (address: string) => {
    const { body } = await shown<{ renamed?: Record<string, string> }>(
      `/products?categories=${address}&brands=nothing2`,
    )
    return body.renamed ?? null
  }
  for (const address of ['bags', 'lost', 'missing']) expect(await renamedBy(address)).toBeNull()
  for (const address of ['bags-new', 'first', 'second', 'third'])
    expect(await renamedBy(address)).toEqual({ [address]: 'bags' })
  expect(await renamedBy('bags,lost')).toBeNull()
})

test('production shows no contact data of the example, and names what is to be filled in', async () => {
  covers('office.production.contact')

  const environment = { ...cms.cms.environment, isProduction: true }
  const production = { ...cms.cms, environment }
  const { value } = await read('settings')
  const contactInfo = { ...(value['contactInfo'] as object), email: 'care@ploy-dresses.com' }
  const settings = { value: { ...value, contactInfo }, publish: 'now' }
  await call(manager, 'saveContent', await edited('settings', settings))
  const said = await runSeed(production, { products: null }, () => {})
  expect(said).toContain('- settings: contactInfo.phoneNumber')
  expect(said).toContain('- stores/phuket: phone')
  expect(said).not.toContain('contactInfo.email')
  const { body } = await shown<{ settings: { contactInfo: object; socialMedia: object } }>(
    '/site-configuration',
  )
  expect(body.settings).toMatchObject({
    contactInfo: { phoneNumber: '', address: '', email: 'care@ploy-dresses.com' },
    socialMedia: {},
  })
  expect((await shown('/store-locators/phuket')).body).toHaveProperty('phone', '')
})

/** A value with every key of a schema: lists have one item of each kind. */
function sampleOf(schema: RightsSchema): unknown {
  if (schema.format === 'image') return { alt: 'Silk', ground: '#806040' }
  if (schema.const !== undefined) return schema.const
  const variants = schema.items && (schema.items.anyOf ?? schema.items.oneOf ?? [schema.items])
  if (variants) return variants.map(sampleOf)
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, sampleOf(part)]),
    )
  if (typeof schema.additionalProperties === 'object')
    return { part: sampleOf(schema.additionalProperties) }
  return schema.format === 'link' ? '/shop' : 'text'
}

/** The keys of a value that have no keys of their own, without the kinds of blocks. */
function keysOf(schema: RightsSchema, value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || schema.format === 'image') return [path]
  return Object.entries(value).flatMap(([name, item], index) => {
    const { properties = {}, items, additionalProperties } = schema
    const part = items
      ? ((items.anyOf ?? items.oneOf)?.[index] ?? items)
      : (properties[name] ?? additionalProperties)
    const below = typeof part === 'object' ? part : {}
    return name === 'type' && below.const !== undefined ? [] : keysOf(below, item, [...path, name])
  })
}

function withChanged(value: unknown, [name = '', ...path]: string[], changed: unknown): unknown {
  const next =
    path.length > 0 ? withChanged(Reflect.get(Object(value), name), path, changed) : changed
  return Array.isArray(value)
    ? value.with(Number(name), next)
    : { ...(value as object), [name]: next }
}

describe('what a role may set', () => {
  const rollback = new Error('rollback')

  /** The response to storing a change of a published value: undefined, or the rejected fields. */
  async function storedBy(role: StaffRole, entry: string, before: unknown, after: unknown) {
    const files = (value: unknown) => ({
      ...{ yaml: JSON.stringify(value), html: null, css: null, thai: null, words: {} },
    })
    const version = (value: unknown) => ({
      ...{ entry, files: files(value), savedAt: clock.now() },
      ...{ publishAt: null, publishedAt: clock.now() },
    })
    let rejected: unknown
    const dictionary = await cms.cms.thai()
    const work = transact(cms.cms.database, async (transaction) => {
      await storeVersion(dictionary, transaction, version(before))
      rejected = await actAs({ name: 'fah', role }, () =>
        storeVersion(dictionary, transaction, version(after)),
      ).catch((error: unknown) => error)
      throw rollback
    })
    await expect(work).rejects.toBe(rollback)
    if (rejected === undefined) return undefined
    expect(rejected).toMatchObject({ code: 'forbidden' })
    return Object.keys((rejected as ContractProblem).details.fields ?? {})
  }

  const entries: Record<ContentKind, string> = {
    ...{ settings: 'settings', menus: 'menus', popups: 'popups', pages: 'pages/of-a-test' },
    ...{ stories: 'stories/of-a-test', stores: 'stores/of-a-test' },
    'look-books': 'look-books/of-a-test',
  }

  test.each(contentKinds)('each key of %s is set by the roles of the table', async (kind) => {
    covers('security.staff.content')

    const text = await readFile(join(import.meta.dirname, '../../../../docs/office.md'), 'utf8')
    const [, cell = ''] = new RegExp(`^\\| ${kind} \\|(.*)\\|$`, 'm').exec(text) ?? []
    const ofManagers = [...cell.matchAll(/`([\w.]+)`/g)].map(([, key = '']) => key)
    const schema = entrySchemas[kind]
    const before = sampleOf(schema)
    const keys = keysOf(schema, before)
    const isOfManagers = (key: string) =>
      ofManagers.some((ofManager) => `${key}.`.startsWith(`${ofManager}.`))
    expect(
      ofManagers.filter(
        (ofManager) => !keys.some((key) => `${key.join('.')}.`.startsWith(`${ofManager}.`)),
      ),
    ).toEqual([])
    for (const key of keys) {
      const path = key.join('.')
      const after = withChanged(before, key, '/changed')
      const fields = isOfManagers(path) ? [path] : undefined
      expect([path, await storedBy('editor', entries[kind], before, after)]).toEqual([path, fields])
      expect([path, await storedBy('staff', entries[kind], before, after)]).toEqual([path, fields])
      expect([path, await storedBy('manager', entries[kind], before, after)]).toEqual([
        path,
        undefined,
      ])
    }
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'tel:+66812345678',
    'mailto:a@evil.example',
  ])('an editor does not add the link %s, and keeps and removes one of a manager', async (url) => {
    covers('security.staff.content')

    const item = (link: string) => ({ id: 'a', name: 'Silk', link: { url: link } })
    const editorsItems = [item('/shop')]
    expect(await storedBy('editor', 'popups', editorsItems, [item(url)])).toEqual(['0.link.url'])
    expect(await storedBy('manager', 'popups', editorsItems, [item(url)])).toBeUndefined()
    expect(
      await storedBy('editor', 'popups', [item(url)], [...editorsItems, item(url)]),
    ).toBeUndefined()
    expect(await storedBy('editor', 'popups', [item(url)], editorsItems)).toBeUndefined()
  })

  test('an editor saves settings without the keys of managers, sees them read-only, and does not publish, schedule, restore or translate them', async () => {
    covers('security.staff.content')

    const { value, schema } = await read('settings')
    expect(schema).toMatchObject({
      properties: { checkoutUrl: { readOnly: true }, contactInfo: { readOnly: true } },
    })
    const shown = await call<ContentEntry>(manager, 'contentEntry', { entry: 'settings' })
    expect(JSON.stringify(shown.schema)).not.toContain('readOnly')
    const evil = { ...value, checkoutUrl: 'https://evil.example/pay' }
    const refused = async (changes: Record<string, unknown>) => {
      const { status, body } = await send(editor, 'saveContent', await edited('settings', changes))
      return [status, Object.keys(body.fields ?? {})]
    }
    for (const publish of ['draft', 'now', later(day)])
      expect(await refused({ value: evil, publish })).toEqual([403, ['checkoutUrl']])
    const address = (value['contactInfo'] as { address: string }).address
    expect(await refused({ value, words: { [address]: 'ที่อื่น' } })).toEqual([403, ['words']])
    const notificationBar = { enabled: true, items: [{ text: 'Sale' }] }
    await call(
      editor,
      'saveContent',
      await edited('settings', { value: { ...value, notificationBar } }),
    )
    await call(manager, 'saveContent', await edited('settings', { value: evil }))
    expect(await refused({ value: evil, publish: 'now' })).toEqual([403, ['checkoutUrl']])
    await call(editor, 'saveContent', await edited('settings', { value: evil }))
    await call(editor, 'saveContent', await edited('settings', { value, publish: 'now' }))
    const page = await edited('pages/privacy-policy', { html: '<p>Nothing is private.</p>' })
    expect((await send(editor, 'saveContent', page)).status).toBe(403)
    await call(editor, 'saveContent', await edited('pages/privacy-policy'))
    const { version } = await read('pages/privacy-policy')
    const removed = { entry: 'pages/privacy-policy', seen: version }
    expect((await send(editor, 'removeContent', removed)).status).toBe(403)
  })
})

test('every page of law is a manager’s', async () => {
  covers('security.staff.content')

  const paths = [...(await entryPaths())].filter(([, path]) => path.includes('/legal/'))
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter(([entry]) => !pagesOfManagers.has(entry))).toEqual([])
})

describe('the content of the files', () => {
  let site: Site
  beforeAll(async () => {
    site = await loadSite()
    await transact(cms.cms.database, (transaction) => storeSite(transaction, site, standInAlbum))
  })

  /** The response of a call, parsed by its contract. */
  async function readCall<Schema extends z.ZodType>(path: string, contract: Schema) {
    const response = await fetch(`${cms.url}/api/v1${path}`)
    expect(response.status, path).toBe(200)
    return contract.parse(await response.json())
  }

  test('every page is served with breadcrumbs and figures', async () => {
    for (const { slug, title } of site.pages) {
      const page = await readCall(`/pages/${slug}`, PageContent)
      expect(page.title).toBe(title)
      expect(page.content).not.toContain('data-picture')
      if (slug !== 'home')
        expect(page.meta.breadcrumbs?.[0]).toMatchObject({ text: 'Home', url: '/' })
    }
  })

  test('a page or story is served by the slugs that it had, and one that was removed is gone', async () => {
    covers('routes.gone', 'routes.renamed')

    const [story, ...stories] = site.stories
    const pages = site.pages.filter(({ slug }) => slug !== 'terms-and-conditions')
    if (!story) throw new Error('There are no stories')
    const renamed = { ...story, slug: 'another-name', formerSlugs: [story.slug] }
    const store = (changed: Site) =>
      transact(cms.cms.database, (transaction) => storeSite(transaction, changed, standInAlbum))
    const statusOf = async (path: string) => (await fetch(`${cms.url}/api/v1${path}`)).status
    try {
      await store({ ...site, pages, stories: [renamed, ...stories] })
      for (const path of [`/pages/${story.slug}`, `/posts/${story.slug}`, '/pages/another-name'])
        expect(await readCall(path, PageContent)).toMatchObject({
          title: story.title,
          url: '/another-name',
        })
      expect(await statusOf('/pages/terms-and-conditions')).toBe(410)
      expect(await statusOf('/posts/terms-and-conditions')).toBe(410)
      expect(await statusOf('/pages/never-there')).toBe(404)
    } finally {
      await store(site)
    }
    expect(await readCall('/pages/terms-and-conditions', PageContent)).toMatchObject({
      url: '/terms-and-conditions',
    })
  })

  test('a page that gets earlier slugs back is served by all of them, and is gone when it is removed', async () => {
    covers('routes.gone', 'routes.renamed')

    const [page, ...pages] = site.pages.filter(({ slug }) => slug !== 'home')
    if (!page) throw new Error('There are no pages')
    const store = (changed: Site) =>
      transact(cms.cms.database, (transaction) => storeSite(transaction, changed, standInAlbum))
    const named = (slug: string, ...formerSlugs: string[]) =>
      store({ ...site, pages: [{ ...page, slug, formerSlugs }, ...pages] })
    const urlOf = async (slug: string) => (await readCall(`/pages/${slug}`, PageContent)).url
    try {
      // Each change names only the last slug.
      await named('second-name', page.slug)
      await named('third-name', 'second-name')
      for (const slug of [page.slug, 'second-name', 'third-name'])
        expect(await urlOf(slug)).toBe('/third-name')
      const other = { ...page, slug: 'second-name', title: 'Another page', formerSlugs: [] }
      const renamed = { ...page, slug: 'third-name', formerSlugs: ['second-name'] }
      await store({ ...site, pages: [renamed, other, ...pages] })
      expect(await urlOf('second-name')).toBe('/second-name')
      expect(await urlOf(page.slug)).toBe('/third-name')
      await named(page.slug, 'second-name', 'third-name')
      for (const slug of [page.slug, 'second-name', 'third-name'])
        expect(await urlOf(slug)).toBe(`/${page.slug}`)
      await store({ ...site, pages })
      for (const slug of [page.slug, 'second-name', 'third-name'])
        expect((await fetch(`${cms.url}/api/v1/pages/${slug}`)).status).toBe(410)
      await cms.cms.database.execute(sql`
        update site_configurations set body = '{"one": "two", "two": "three", "three": "one"}'
        where key = 'former-page-slugs'`)
      expect((await fetch(`${cms.url}/api/v1/pages/two`)).status).toBe(410)
    } finally {
      await store(site)
    }
  })
})
