import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadCatalogue } from '#cms/content/catalogue/load.ts'
import { Sizes } from '#cms/content/catalogue/schemas.ts'

const content = join(import.meta.dirname, '../../content')
const { products } = await loadCatalogue()
const yaml = async (name: string) =>
  parse(await readFile(join(content, `catalogue/${name}`), 'utf8'))
const sizes = Sizes.parse(await yaml('sizes.yaml'))
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
})
