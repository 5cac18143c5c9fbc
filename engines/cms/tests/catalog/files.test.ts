import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { CatalogueSource, SourceTerm } from '#cms/catalog/source.ts'
import { loadCatalogue } from '#cms/content/catalogue/load.ts'
import { type CategoryEdit, withCategories } from '#cms/seed/categories.ts'

const source = join(import.meta.dirname, '../../content/catalogue')
const catalogue = await loadCatalogue()
const bySlug = new Map(catalogue.products.map((product) => [product.slug, product]))
const garments = await readGarments()

/** The garment of each product, by its slug. */
async function readGarments() {
  const garments = new Map<string, string>()
  for await (const path of glob(join(source, 'products/*.yaml'))) {
    const { products } = parse(await readFile(path, 'utf8'))
    for (const { slug, garment } of products) garments.set(slug, garment)
  }
  return garments
}

describe('the catalogue', () => {
  test('the products of a look are the clothes in its picture, beside the product itself', () => {
    covers('product.look.pictured')

    const accessory = /bag|scarf|heels|earrings|belt|hat/
    for (const { slug, completeTheLook } of catalogue.products) {
      const { products = [], gallery = [] } = completeTheLook ?? {}
      expect(gallery.map(({ spec }) => spec.photograph)).toEqual([`${slug}-look`])
      const clothes = products.filter((product) => !accessory.test(garments.get(product) ?? ''))
      expect([slug, clothes]).toEqual([slug, products])
      const accessoryCount = accessory.test(garments.get(slug) ?? '') ? 0 : 1
      expect([slug, products.length + accessoryCount <= 3]).toEqual([slug, true])
      expect(products.length, slug).toBeGreaterThan(0)
    }
  })

  test('the size guide has the measures of every size of a product', () => {
    covers('product.page.size-table')

    const { sizeTable, options } = bySlug.get('pavilion-shirt-dress') ?? {}
    expect(sizeTable?.columns).toEqual(['Size', 'Bust (cm)', 'Waist (cm)', 'Hips (cm)'])
    const sizes = options?.find(({ slug }) => slug === 'size')?.swatches.map(({ label }) => label)
    expect(sizeTable?.rows.map(([size]) => size)).toEqual(sizes)
    expect(sizeTable?.rows[1]).toEqual(['S', '82–85', '64–67', '89–92'])
    const shoes = catalogue.products.find(({ sizeTable: table }) => table?.columns.length === 2)
    expect(shoes?.sizeTable?.rows[0]).toEqual(['36', '22.6–23.2'])
    expect(bySlug.get('pearl-drop-earrings')?.sizeTable).toBeUndefined()
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
      'a misspelt field',
      'popularity: 96',
      'popularty: 96',
      /products\[0\]: Unrecognized key: "popularty"/,
    ],
  ])('%s is reported with its file and field', async (_, from, to, message) => {
    await expect(edited('products/asava.yaml', from, to)).rejects.toThrow(message)
  })

  test('a product without a picture is reported with its slug and the name of the picture', async () => {
    await expect(
      edited('products/asava.yaml', 'colours: [oxblood, ink,', 'colours: [oxblood, ivory, ink,'),
    ).rejects.toThrow(
      'products: chao-phraya-gown: engines/cms/content/pictures has no picture called "chao-phraya-gown-ivory-flat"',
    )
  })

  test('a missing file is reported with its name', async () => {
    await rm(join(directory, 'care.yaml'))
    await expect(loadCatalogue(directory)).rejects.toThrow('care.yaml: the file is missing')
  })
})

describe('the categories that people changed, after the files have changed too', () => {
  const edit = (changes: Partial<CategoryEdit> & { slug: string }): CategoryEdit => ({
    ...{ name: changes.slug, thai: '', parent: null, address: changes.slug, isHidden: false },
    ...{ formerAddresses: [], version: 1, ...changes },
  })
  const changed = (categories: SourceTerm[], ...edits: CategoryEdit[]) =>
    withCategories({ ...catalogue, categories, products: [] }, edits)
  const parents = ({ categories }: CatalogueSource) =>
    Object.fromEntries(categories.map(({ slug, parent }) => [slug, parent]))
  const named = (slug: string, parent?: string): SourceTerm => ({ slug, name: slug, parent })

  test('are at the top where they are below each other in a circle, or below one that was removed', () => {
    const files = [named('a', 'b'), named('b', 'c'), named('c'), named('below', 'a'), named('lone')]
    const edits = [edit({ slug: 'c', parent: 'a' }), edit({ slug: 'lone', parent: 'removed' })]
    expect(parents(changed(files, ...edits))).toEqual({
      ...{ a: undefined, b: undefined, c: undefined, below: 'a', lone: undefined },
    })
  })

  test('lose an address that a new category of the files has', () => {
    const renamed = edit({ slug: 'slips', address: 'satin', formerAddresses: ['slips', 'silk'] })
    const { categories, formerCategories } = changed([named('slips'), named('satin')], renamed)
    expect(categories.map(({ slug }) => slug)).toEqual(['slips', 'satin'])
    expect(formerCategories).toEqual({ silk: 'slips' })
  })
})
