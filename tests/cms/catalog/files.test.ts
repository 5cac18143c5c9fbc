import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadCatalogue } from '#cms/content/catalogue/load.ts'
import { PlateSpec } from '#database/schema/plateSpec.ts'

const source = join(import.meta.dirname, '../../../cms/content/catalogue')
const catalogue = await loadCatalogue()
const bySlug = new Map(catalogue.products.map((product) => [product.slug, product]))

describe('the catalogue', () => {
  test('holds at least 132 products of five brands', () => {
    expect(catalogue.products.length).toBeGreaterThanOrEqual(132)
    const brands = new Set(catalogue.products.map(({ brand }) => brand))
    expect(brands).toEqual(new Set(catalogue.brands.map(({ slug }) => slug)))
    expect(brands.size).toBe(5)
    expect(catalogue.collections.length).toBeGreaterThanOrEqual(6)
    expect(catalogue.lookBooks).toHaveLength(6)
  })

  test('contains every type of swatch, simple products, sales in every discount band and sold-out products', () => {
    const { products } = catalogue
    const types = products.flatMap(({ options }) =>
      options.flatMap(({ swatches }) => swatches.map(({ type }) => type)),
    )
    expect(new Set(types).size).toBe(4)
    expect(products.some(({ options }) => options.length === 0)).toBe(true)
    const bands = products.flatMap(({ variations }) =>
      variations.flatMap(({ regularPrice, salePrice }) =>
        salePrice === null ? [] : Math.round((1 - salePrice / regularPrice) * 100),
      ),
    )
    expect(new Set(bands)).toEqual(new Set([10, 20, 30, 50]))
    const soldOut = products.filter(({ variations }) =>
      variations.every(({ stock }) => stock === 0),
    )
    expect(soldOut.length).toBeGreaterThan(0)
  })

  test('the silk slip dress is in stock in M and sold out in XL', () => {
    const dress = bySlug.get('silk-slip-dress')
    const [colour] = dress?.options[0]?.swatches ?? []
    const stock = (size: string) =>
      dress?.variations.find(
        ({ terms }) => terms['colour'] === colour?.slug && terms['size'] === size,
      )?.stock
    expect(dress?.brand).toBe('asv')
    expect(stock('m')).toBeGreaterThan(0)
    expect(stock('xl')).toBe(0)
  })

  test('every link between products leads to another product', () => {
    for (const { slug, completeTheLook, upsellProducts } of catalogue.products) {
      const linked = [...(completeTheLook?.products ?? []), ...upsellProducts]
      expect(
        linked.filter((other) => other === slug || !bySlug.has(other)),
        slug,
      ).toEqual([])
      expect(upsellProducts.length).toBeGreaterThan(3)
    }
  })

  test('is deterministic, and every image can be drawn', async () => {
    expect(JSON.stringify(await loadCatalogue())).toBe(JSON.stringify(catalogue))
    for (const { variations } of catalogue.products) {
      for (const { image } of variations)
        expect(PlateSpec.safeParse(image?.plate).success).toBe(true)
    }
  })
})

describe('a catalogue with a mistake', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'catalogue-'))
    await cp(source, directory, { recursive: true })
  })
  afterEach(() => rm(directory, { recursive: true, force: true }))

  async function edited(file: string, from: string | RegExp, to: string) {
    const path = join(directory, file)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replace(from, to))
    return loadCatalogue(directory)
  }

  test.each([
    [
      'an unknown colour',
      'colours: [oxblood, ink, celadon]',
      'colours: [oxblod]',
      /products\/asava\.yaml: products\[0\]\.colours\[0\]: there is no colour called "oxblod"/,
    ],
    [
      'a price that is not a number',
      'price: 32900',
      'price: expensive',
      /products\/asava\.yaml: products\[0\]\.price: /,
    ],
    [
      'an unknown garment',
      'garment: evening-gown',
      'garment: toga',
      /products\/asava\.yaml: products\[0\]\.garment: /,
    ],
    [
      'a slug used twice',
      'slug: sathorn-column-gown',
      'slug: chao-phraya-gown',
      /products\[1\]\.slug: "chao-phraya-gown" is used twice/,
    ],
    [
      'an unknown category',
      'categories: [evening]',
      'categories: [evenings]',
      /categories\[0\]: there is no category called "evenings"/,
    ],
    [
      'a misspelt field',
      'popularity: 96',
      'popularty: 96',
      /products\[0\]: Unrecognized key: "popularty"/,
    ],
  ])('%s is reported with its file and field', async (_, from, to, message) => {
    await expect(edited('products/asava.yaml', from, to)).rejects.toThrow(message)
  })

  test('a missing file is reported with its name', async () => {
    await rm(join(directory, 'care.yaml'))
    await expect(loadCatalogue(directory)).rejects.toThrow('care.yaml: the file is missing')
  })
})
