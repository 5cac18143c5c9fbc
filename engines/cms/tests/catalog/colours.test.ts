import { Listing } from '@vitrine/contract/catalog.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { beforeAll, expect, test } from 'vitest'
import type { SourceLookBook } from '#cms/catalog/source.ts'
import { seedCatalogue } from '#cms/tests/support/seedCatalogue.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { smallCatalogue, smallProduct, withoutFiles } from '#cms/tests/support/smallCatalogue.ts'

/** A dress in three colours with images of each; ivory is sold out. */
function pictured() {
  const dress = smallProduct({
    slug: 'pictured-dress',
    name: 'Pictured Dress',
    brand: 'asava',
    categories: ['dresses'],
    price: 1000,
    colours: ['ivory', 'black', 'monochrome'],
    sizes: ['s', 'm'],
  })
  const variations = dress.variations.map((variation) => {
    const { color = '' } = variation.terms
    return {
      ...variation,
      stock: color === 'ivory' ? 0 : 3,
      image: withoutFiles(`${color} worn`),
      secondImage: withoutFiles(`${color} flat`),
    }
  })
  return { ...dress, variations }
}

const tile = (title: string, looks: SourceLookBook['looks']): SourceLookBook => ({
  title,
  gallery: [withoutFiles(title)],
  link: { url: '/look-book/any' },
  looks,
})

const cms = sharedCms()
beforeAll(() =>
  seedCatalogue(cms, {
    ...smallCatalogue,
    colourFamilies: [
      { slug: 'dark', name: 'Dark', paint: { color: '#111111' }, shades: ['black', 'monochrome'] },
      { slug: 'light', name: 'Light', paint: { color: '#f8f4e8' }, shades: ['ivory'] },
      { slug: 'loud', name: 'Loud', paint: { color: '#ff0000' }, shades: ['scarlet'] },
    ],
    products: [pictured(), ...smallCatalogue.products],
    lookBooks: [
      tile('Night', [{ product: 'pictured-dress', colour: 'black' }]),
      tile('Shore', [
        { product: 'linen-shirt', colour: 'ivory' },
        { product: 'evening-gown', colour: 'black' },
      ]),
      tile('Everywhere', undefined),
    ],
  }),
)

async function list(query: string) {
  const response = await fetch(`${cms.url}/api/v1/products?limit=48&${query}`)
  expect(response.status).toBe(200)
  return Listing.parse(await response.json())
}
const slugs = ({ data }: Listing) => data.map(({ url }) => url.replace('/product/', '')).sort()
const colours = ({ filters }: Listing) =>
  filters
    .find(({ slug }) => slug === 'colors')
    ?.terms.map(({ slug, parent, count }) => [slug, parent, count])

test('the colour filter has the families that have shades, before the shades', async () => {
  expect(colours(await list(''))).toEqual([
    ['dark', null, 6],
    ['light', null, 3],
    ['ivory', 'light', 3],
    ['black', 'dark', 4],
    ['monochrome', 'dark', 3],
  ])
})

test('a family finds the products of any of its shades', async () => {
  covers('listing.filters.family-shades')

  const either = slugs(await list('colors=black,monochrome'))
  expect(slugs(await list('colors=dark'))).toEqual(either)
  expect(slugs(await list('colors=dark,ivory')).length).toBeGreaterThan(either.length)
})

test('a card shows the images of the chosen colour', async () => {
  covers('listing.card.color')

  const shownIn = async (query: string) => {
    const card = (await list(query)).data.find(({ url }) => url.endsWith('/pictured-dress'))
    return card?.shown ?? undefined
  }
  const black = {
    option: 'color',
    swatch: 'black',
    image: expect.objectContaining({ alt: 'black worn' }),
    secondImage: expect.objectContaining({ alt: 'black flat' }),
  }
  expect(await shownIn('colors=black')).toEqual(black)
  expect(await shownIn('colors=dark')).toEqual(black)
  expect(await shownIn('colors=monochrome')).toMatchObject({ swatch: 'monochrome' })
  // One in stock comes before one that is sold out.
  expect(await shownIn('colors=ivory,black')).toEqual(black)
  expect(await shownIn('colors=ivory'), 'sold out: not found').toBeUndefined()
  expect(await shownIn('')).toBeUndefined()
  expect(await shownIn('sizes=s')).toBeUndefined()
})

test('look books are placed only in listings that have a product of their image in its colour', async () => {
  covers('listing.look-books.fitting')

  const titles = async (query: string) => (await list(query)).lookBooks.map(({ title }) => title)
  expect(await titles('')).toEqual(['Night', 'Shore', 'Everywhere'])
  expect(await titles('s=pictured')).toEqual(['Night', 'Everywhere'])
  expect(await titles('categories=bags')).toEqual(['Everywhere'])
  expect(await titles('colors=dark')).toEqual(['Night', 'Shore', 'Everywhere'])
  expect(await titles('colors=monochrome')).toEqual(['Everywhere'])
  expect(await titles('colors=light')).toEqual(['Shore', 'Everywhere'])
  const sale = await fetch(`${cms.url}/api/v1/special-price`)
  const { lookBooks } = Listing.parse(await sale.json())
  expect(lookBooks.map(({ title }) => title)).toEqual(['Shore', 'Everywhere'])
  expect(lookBooks[0]).not.toHaveProperty('looks')
})

test('a catalogue without families offers the shades alone', async () => {
  covers('listing.filters.families')

  await seedCatalogue(cms)
  const terms = colours(await list('')) ?? []
  expect(terms.map(([slug]) => slug)).toEqual(['ivory', 'black', 'monochrome'])
  expect(terms.every(([, parent]) => parent === null)).toBe(true)
})
