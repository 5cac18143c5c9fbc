import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadCatalogue } from '#cms/content/catalogue/load.ts'
import { Services, Sizes } from '#cms/content/catalogue/schemas.ts'

const content = join(import.meta.dirname, '../../content')
const { products } = await loadCatalogue()
const yaml = async (name: string) =>
  parse(await readFile(join(content, `catalogue/${name}`), 'utf8'))
const sizes = Sizes.parse(await yaml('sizes.yaml'))
const services = Services.parse(await yaml('services.yaml'))
const page = async (name: string) =>
  (await readFile(join(content, `site/pages/service/${name}.html`), 'utf8')).replace(/\s+/g, ' ')

/** The rows of the tables of a page as texts, by the caption. */
function tablesOf(html: string): { [caption: string]: string[][] } {
  const text = (cell: string) => cell.replace(/<[^>]*>/g, '').trim()
  const tables = html.match(/<table>.*?<\/table>/g) ?? []
  return Object.fromEntries(
    tables.map((table) => [
      text(/<caption>(.*?)<\/caption>/.exec(table)?.[1] ?? ''),
      (table.match(/<tr>.*?<\/tr>/g) ?? []).map((row) =>
        (row.match(/<t[hd].*?<\/t[hd]>/g) ?? []).map(text),
      ),
    ]),
  )
}

const words = (html: string) => html.replace(/<[^>]*>/g, ' ')

describe('statements about products', () => {
  test('the size guide shows every scale that is sold, with its measures', async () => {
    const tables = tablesOf(await page('size-guide'))
    const captions = {
      letters: 'ASAVA and asv',
      waists: 'Jeans, by the waist in inches',
      shoes: 'Shoes, in European sizes',
      belts: 'Belts',
    } satisfies Record<keyof Sizes, string>
    const shown = (measure: number, name: string) =>
      name === 'Foot' ? (measure / 10).toFixed(1) : String(measure)
    for (const [scale, caption] of Object.entries(captions)) {
      const [head = [], ...rows] = tables[caption] ?? []
      expect(
        rows.map((cells) =>
          Object.fromEntries(
            cells.flatMap((cell, index) => (head[index] === 'UK' ? [] : [[head[index], cell]])),
          ),
        ),
        caption,
      ).toEqual(
        sizes[scale as keyof Sizes].map(({ size, ...measures }) => ({
          Size: size,
          ...Object.fromEntries(
            Object.entries(measures).map(([key, [from, to]]) => {
              const name = key.charAt(0).toUpperCase() + key.slice(1)
              return [name, `${shown(from, name)}–${shown(to, name)}`]
            }),
          ),
        })),
      )
    }
    const sold = products.flatMap(({ options }) =>
      options.filter(({ facet }) => facet === 'size').flatMap(({ swatches }) => swatches),
    )
    const guided = new Set(
      Object.values(sizes).flatMap((rows) => rows.map((row) => row.size.toLowerCase())),
    )
    expect(sold.filter(({ slug }) => !guided.has(slug))).toEqual([])
  })

  test.each(products)('$slug says what is true of its kind', (product) => {
    expectOfferedService(product)
    expectStatedMaterial(product)
  })
})

type Product = (typeof products)[number]

/** The service that ends the description is one that this kind of product can have. */
function expectOfferedService({ description, composition, categories, options, brand }: Product) {
  const closing = words(description.split('</p>').at(-2) ?? '').trim()
  const hasAny = (...slugs: string[]) => slugs.some((slug) => categories.includes(slug))
  const isOffered: { [service: string]: boolean } = {
    hem: hasAny('trousers', 'denim'),
    'dress-hem': composition.includes('lining') && hasAny('dresses'),
    waist: hasAny('trousers', 'shorts', 'skirts', 'denim'),
    sleeve: hasAny('outerwear') && !hasAny('coats'),
    exchange: options.some(({ slug }) => slug === 'size'),
    fitting: brand.startsWith('asava'),
    sealed: hasAny('jewellery'),
    return: !hasAny('jewellery'),
    repair: true,
  }
  const service = Object.entries(services).find(([, { text }]) => text === closing)?.[0]
  expect(isOffered[service ?? ''], closing).toBe(true)
}

const cloths =
  /\b(silk|linen|cotton|cashmere|merino|wool|leather|denim|raffia|organza|chiffon|voile|poplin|crepe|twill|lace|canvas|jersey|garnets?|jade)\b/g
/** Descriptions that name a fabric that the product is not made of. */
const comparisons = ['canvas moves', 'than you would on cotton', 'makes denim look', 'half canvas']

/** The composition has the cloths and the lining that the description names. */
function expectStatedMaterial({ description, composition }: Product) {
  const text = comparisons.reduce(
    (rest, phrase) => rest.replace(phrase, ''),
    words(description).toLowerCase(),
  )
  const missing = (text.match(cloths) ?? []).filter(
    (cloth) => !composition.toLowerCase().includes(cloth.replace(/s$/, '')),
  )
  expect(missing, composition).toEqual([])
  if (text.includes('unlined')) expect(composition).not.toContain('lining')
  if (/(?<!un)\blined\b|full lining/.test(text)) expect(composition).toContain('lining')
}
