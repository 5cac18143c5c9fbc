import type { ProductChoices, StaffProduct } from '@vitrine/commerce/staff/catalogue.ts'
import type { LibraryImage } from '@vitrine/commerce/staff/content.ts'
import type { TermKind, TermRow } from '@vitrine/commerce/staff/terms.ts'
import type { Listing, Product } from '@vitrine/contract/catalog.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { termEdits } from '#cms/database/schema/edits.ts'
import { describeKept, seed } from '#cms/seed/seed.ts'
import {
  callOperation as call,
  enterAsOwner,
  inviteToOffice,
  sendOperation as send,
} from '#cms/tests/support/officeStaff.ts'
import { sharedSeededCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'

let editor: Shopper
let staff: Shopper

const cms = sharedSeededCms()
beforeAll(async () => {
  const manager = await enterAsOwner(cms)
  editor = await inviteToOffice(cms, manager, 'fah', 'editor')
  staff = await inviteToOffice(cms, manager, 'nok', 'staff')
})

const list = (kind: TermKind) => call<TermRow[]>(editor, 'terms', { kind })

const empty = {
  ...{ name: '', thai: '', parent: null, after: null, colors: [] as string[] },
  ...{ story: '', storyThai: '', photograph: null, isOff: false },
}
/** A new term, as the form sends it. */
const newTerm = (kind: TermKind, typed: object) => ({
  ...{ ...empty, kind, slug: null, seen: 0 },
  ...typed,
})
/** A term that exists with changes, as the form sends it. */
async function changed(kind: TermKind, slug: string, changes: object) {
  const row = (await list(kind)).find((item) => item.slug === slug)
  if (!row) throw new Error(`There is no ${kind} ${slug}`)
  const { products: _, version, ...edit } = row
  return { kind, ...edit, seen: version, ...changes }
}
const change = async (kind: TermKind, slug: string, changes: object) =>
  send(editor, 'saveTerm', await changed(kind, slug, changes))

async function read<Body>(path: string, language = 'en'): Promise<Body> {
  const visitor = createShopper(cms.url)
  const query = `${path.includes('?') ? '&' : '?'}lang=${language}`
  return (await visitor.request<Body>('GET', `/api/v1${path}${query}`)).body
}
const listing = (query: string, language?: string) => read<Listing>(`/products?${query}`, language)
const filter = (listing: Listing, slug: string) =>
  listing.filters.find((filter) => filter.slug === slug)?.terms ?? []

const photograph = async () => {
  const create = { width: 1600, height: 1200, channels: 3, background: '#336699' } as const
  const form = new FormData()
  const bytes = await sharp({ create }).jpeg().toBuffer()
  form.set('photograph', new Blob([new Uint8Array(bytes)]), 'atelier.jpg')
  const { body } = await editor.request<{ id: string }>('POST', '/staff/photographs', {
    body: form,
  })
  return body.id
}

const make = (code: string, made: object) =>
  call(editor, 'addProduct', {
    ...{ code, slug: code.toLowerCase(), name: `Piece ${code}`, brand: 'asava' },
    ...{ categories: ['dresses'], description: 'A piece.', composition: '', price: 4900 },
    ...{ colours: ['ivory'], sizes: [] as string[] },
    ...made,
  })

/** Makes a product with a photograph that is in stock, and shows it. */
async function sell(code: string, made: object) {
  await make(code, made)
  const seen = async () => (await call<StaffProduct>(editor, 'product', { code })).version
  const photographs = [{ id: await photograph(), alt: code, x: 0.5, y: 0.5, colour: null }]
  await call(editor, 'setPhotographs', { code, seen: await seen(), photographs })
  await call(editor, 'hideProduct', { code, seen: await seen(), isHidden: false })
  const { variations } = await call<StaffProduct>(editor, 'product', { code })
  const rows = variations.map(({ sku }) => ({ sku, stock: 3, seen: 0 }))
  await call(staff, 'setStock', { rows, reason: 'Arrived' })
}

test('a brand is made with text and banner, sold, named in Thai, and outlasts a seed', async () => {
  covers('office.terms', 'office.terms.kept')

  const id = await photograph()
  const saved = await send(
    editor,
    'saveTerm',
    newTerm('brand', {
      ...{ name: 'Sala & <b>Silk', thai: 'ศาลาไหม', address: 'sala-silk', after: 'asv' },
      ...{ story: 'Woven in Surin.\n\nWorn anywhere.', storyThai: 'ทอที่สุรินทร์' },
      photograph: { id, alt: 'A loom', x: 0.2, y: 0.5 },
    }),
  )
  expect(saved.body).toBe('Sala & <b>Silk is saved.')
  await sell('SALA-1', { brand: 'sala-silk' })
  await seed(cms.cms, () => {}, { isForced: true })

  const page = await listing('brands=sala-silk')
  expect(page.data.map(({ name }) => name)).toEqual(['Piece SALA-1'])
  expect(page.data[0]?.brands[0]).toMatchObject({ slug: 'sala-silk', name: 'Sala & <b>Silk' })
  expect(JSON.stringify(await read('/search?s=piece+sala-1'))).not.toContain('<b>Silk')
  expect(page.content).toBe('<p>Woven in Surin.</p><p>Worn anywhere.</p>')
  expect(page.featuredImage?.alt).toBe('A loom')
  const file = await fetch(new URL(page.featuredImage?.url ?? '', cms.url))
  const { width, height } = await sharp(await file.arrayBuffer()).metadata()
  expect([width, height]).toEqual([1920, 1080])
  expect((await listing('brands=sala-silk', 'th')).content).toBe('<p>ทอที่สุรินทร์</p>')
  expect((await listing('s=sala+silk')).data.map(({ name }) => name)).toContain('Piece SALA-1')
  expect(filter(await listing('limit=1'), 'brands').map(({ slug }) => slug)).toEqual([
    ...['asava', 'asv', 'sala-silk', 'asava-baan-khram', 'asv-mali-studio', 'asava-lanna-loom'],
  ])

  expect((await change('brand', 'sala-silk', { name: 'Sala', after: null })).status).toBe(200)
  expect(filter(await listing('limit=1', 'th'), 'brands')[0]).toMatchObject({ name: 'ศาลาไหม' })
  const product = await read<z.infer<typeof Product>>('/products/sala-1')
  expect(product.meta.title).toBe('Piece SALA-1 – Sala')
  const uses = (await call<LibraryImage[]>(editor, 'library')).find(
    (image) => image.id === id,
  )?.uses
  expect(uses).toContainEqual({ title: 'Sala', link: '/brands' })
  expect((await send(editor, 'removeImage', { id })).status).toBe(409)
  expect(await describeKept(cms.cms.database)).toEqual(
    expect.arrayContaining(['1 brand, colour or size', 'the order of brands']),
  )
})

test('the text of a brand of the files is kept until it is changed', async () => {
  covers('office.terms.kept')

  const { content, featuredImage } = await listing('brands=asv')
  const [before, thai] = [content, (await listing('brands=asv', 'th')).content]
  await change('brand', 'asv', { thai: 'เอเอสวี' })
  const [edit] = await cms.cms.database.select().from(termEdits).where(eq(termEdits.slug, 'asv'))
  expect(edit).toMatchObject({ story: null, thai: 'เอเอสวี' })
  expect((await listing('brands=asv')).content).toBe(before)
  expect((await listing('brands=asv', 'th')).content).toBe(thai)
  expect((await listing('brands=asv')).featuredImage).toEqual(featuredImage)
  await change('brand', 'asv', { story: 'Shorter.' })
  expect((await listing('brands=asv')).content).toBe('<p>Shorter.</p>')
})

test('a colour is made under a group, chosen for a product, and found by the filter', async () => {
  covers('office.terms')

  const made = { name: 'Petrol', thai: 'สีเพทรอล', address: 'petrol', parent: 'blue', after: 'navy' }
  await call(editor, 'saveTerm', newTerm('colour', { ...made, colors: ['#0A4A5C'] }))
  const split = {
    name: 'Petrol and ivory',
    address: 'petrol-ivory',
    parent: 'blue',
    after: 'petrol',
  }
  const colors = ['#0a4a5c', '#f1e9db']
  await call(editor, 'saveTerm', newTerm('colour', { ...split, colors }))
  await sell('TONE-1', { colours: ['petrol', 'petrol-ivory'] })

  const product = await read<z.infer<typeof Product>>('/products/tone-1')
  expect(product.options[0]?.swatches).toMatchObject([
    { slug: 'petrol', label: 'Petrol', type: 'colour-swatch', color: '#0a4a5c' },
    { slug: 'petrol-ivory', type: 'duo-colour-swatch', colors },
  ])
  const blues = (listing: Listing) =>
    filter(listing, 'colors').filter(({ parent }) => parent === 'blue')
  const slugs = blues(await listing('limit=1')).map(({ slug }) => slug)
  expect(slugs.slice(slugs.indexOf('navy')).slice(0, 3)).toEqual(['navy', 'petrol', 'petrol-ivory'])
  expect((await listing('colors=petrol')).data.map(({ name }) => name)).toEqual(['Piece TONE-1'])
  expect((await listing('colors=blue&limit=48')).data.map(({ name }) => name)).toContain(
    'Piece TONE-1',
  )

  await change('colour', 'petrol', {
    name: 'Deep petrol',
    colors: ['#0a4a5d'],
    parent: 'green',
    after: null,
  })
  const greens = filter(await listing('limit=1'), 'colors').filter(
    ({ parent }) => parent === 'green',
  )
  expect(greens[0]).toMatchObject({ slug: 'petrol', name: 'Deep petrol', color: '#0a4a5d' })
  expect((await listing('s=deep+petrol')).data[0]?.name).toBe('Piece TONE-1')
})

test('a size is made in a scale, typed for a product, renamed and put in order', async () => {
  covers('office.terms')

  const rows = await list('size')
  expect(rows.find(({ slug }) => slug === 'belt-s')).toMatchObject({ name: 'S', parent: 'Belts' })
  await call(editor, 'saveTerm', newTerm('size', { name: '41', parent: 'Shoes (EU)', after: '40' }))
  await sell('SHOE-1', { sizes: ['36', '41'], scale: 'Shoes (EU)' })
  await change('size', '41', { name: '41.5', after: '36' })
  const sizes = filter(await listing('limit=1'), 'sizes').filter(
    ({ group }) => group === 'Shoes (EU)',
  )
  expect(sizes.map(({ slug, name }) => [slug, name])).toEqual([
    ...[
      ['36', '36'],
      ['41', '41.5'],
      ['37', '37'],
      ['38', '38'],
      ['39', '39'],
      ['40', '40'],
    ],
  ])
  expect((await listing('sizes=41')).data.map(({ name }) => name)).toEqual(['Piece SHOE-1'])

  await change('size', 'm', { name: 'Medium' })
  await make('WORD-1', { sizes: ['medium'] })
  const { body } = await send(editor, 'product', { code: 'WORD-1' })
  expect(body).toMatchObject({ variations: [{ sku: 'WORD-1-IVORY-M' }] })
  const dress = await read<z.infer<typeof Product>>('/products/silk-slip-dress')
  expect(dress.sizeTable?.rows.map(([size]) => size)).toContain('Medium')
})

test('what products have is not switched off, and what is off is not offered', async () => {
  covers('office.terms.off')

  const used = await change('brand', 'asv-mali-studio', { isOff: true })
  expect(used.status).toBe(409)
  expect(used.body.message).toMatch(
    /^asv × Mali Studio is the brand of .+ \(.+\), .+ and \d+ more\. Only a brand without products can be switched off\.$/,
  )
  expect((await change('colour', 'pink', { isOff: true })).body.message).toMatch(
    /^Pink is the group of .+ and \d+ more\./,
  )
  await call(editor, 'saveTerm', newTerm('brand', { name: 'Idle', address: 'idle' }))
  await call(editor, 'saveTerm', newTerm('size', { name: '9XL', parent: 'Clothing' }))
  const brands = async () =>
    (await call<z.infer<typeof ProductChoices>>(editor, 'choices')).brands.map(({ slug }) => slug)
  expect(await brands()).toContain('idle')
  expect((await change('brand', 'idle', { isOff: true })).body).toBe('Idle is switched off.')
  expect((await change('colour', 'dove', { isOff: true })).status).toBe(200)
  expect((await change('size', '9xl', { isOff: true })).status).toBe(200)
  expect(await brands()).not.toContain('idle')
  const made = {
    ...{ code: 'OFF-1', slug: 'off-1', name: 'Off', brand: 'asava', categories: ['dresses'] },
    ...{
      description: 'Off.',
      composition: '',
      price: 100,
      colours: ['ivory'],
      sizes: [] as string[],
    },
  }
  for (const [field, value] of [
    ['brand', 'idle'],
    ['colours', ['dove']],
    ['sizes', ['9xl']],
  ] as const) {
    const { status, body } = await send(editor, 'addProduct', { ...made, [field]: value })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]])
  }
  expect((await change('brand', 'idle', { isOff: false })).status).toBe(200)
  expect(await brands()).toContain('idle')
})

test('a brand, colour or size that is wrong, taken or outdated is rejected at its field', async () => {
  covers('office.terms.rejected')

  const fieldOf = async (kind: TermKind, typed: object) =>
    Object.keys((await send(editor, 'saveTerm', newTerm(kind, typed))).body.fields ?? {})
  const brand = { name: 'Other', address: 'other' }
  const colour = { ...brand, parent: 'blue', colors: ['#112233'] }
  const size = { name: 'UK 8', parent: 'Clothing' }
  for (const [kind, valid, field, wrong] of [
    ['brand', brand, 'name', ['', 'x'.repeat(61), 'asava']],
    ['brand', brand, 'address', ['Two words', 'a/b', 'asv']],
    ['brand', brand, 'thai', ['ก'.repeat(61)]],
    ['brand', brand, 'after', ['nothing']],
    ['brand', brand, 'parent', ['asava']],
    ['brand', brand, 'story', ['x'.repeat(20_001)]],
    ['brand', brand, 'photograph', [{ id: '0'.repeat(20), alt: 'None', x: 0, y: 0 }]],
    ['colour', colour, 'parent', ['nothing', 'navy']],
    ['colour', colour, 'colors', [[], ['url(x)'], ['#112233', '#112233', '#112233']]],
    ['colour', colour, 'after', ['lacquer']],
    ['colour', colour, 'name', ['NAVY']],
    ['size', size, 'name', ['', '<b>8</b>', 'XS']],
    ['size', size, 'parent', [null, 'Hats']],
  ] as const)
    for (const value of wrong)
      expect(
        (await fieldOf(kind, { ...valid, [field]: value }))[0],
        `${kind} ${field} ${value}`,
      ).toContain(field)

  expect(
    (await send(editor, 'saveTerm', { ...newTerm('brand', brand), slug: 'nothing' })).status,
  ).toBe(404)
  expect((await change('colour', 'blue', { parent: 'red' })).body.fields).toHaveProperty('parent')
  expect((await change('colour', 'navy', { parent: null })).body.fields).toHaveProperty('parent')
  const two = await Promise.all([1, 2].map(() => send(editor, 'saveTerm', newTerm('brand', brand))))
  expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
  const edits = await Promise.all([
    changed('brand', 'other', { name: 'One' }),
    changed('brand', 'other', { name: 'Two' }),
  ])
  const saved = await Promise.all(edits.map((edit) => send(editor, 'saveTerm', edit)))
  expect(saved.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await send(staff, 'terms', { kind: 'brand' })).status).toBe(403)
  expect((await send(staff, 'saveTerm', newTerm('brand', brand))).status).toBe(403)
})
