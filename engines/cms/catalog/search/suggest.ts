import type { Suggestion } from '@vitrine/contract/search.ts'
import { isSearchable } from '@vitrine/contract/search.ts'
import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import type { z } from 'zod'
import { readCards } from '#cms/catalog/readListing.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { type FindPages, findPages } from '../findPages.ts'
import { searchedColours, withFound, withVariation } from '../found.ts'
import { searchTokens } from '../language/tokens.ts'
import { withStock } from '../liveStock.ts'
import { findNamed } from './findNamed.ts'
import { findSearched, type Searched } from './findSearched.ts'
import { type FoundTerm, findTerms } from './findTerms.ts'

type Found = z.input<typeof Suggestion>

const maxTerms = 4
const maxProducts = 6
const maxPages = 3

interface Options {
  findOwnPages?: FindPages
  /** Returns a text in the language of the response. */
  translate?: (text: string) => string
  /** Returns the English text of a name in another language. */
  originalOf?: (text: string) => string | undefined
}

/** Suggestions for a search text: categories, products, and pages and stories under headlines. */
export async function suggest(
  database: Database,
  text: string,
  { findOwnPages = findPages, translate = (name) => name, originalOf }: Options = {},
): Promise<Found[]> {
  const typed = text.normalize('NFC').trim()
  if (!isSearchable(typed)) return []
  const search = await findSearched(database, typed, findOwnPages, maxPages)
  const { pages, searchedFor, notCarried } = search
  const searched = searchedFor ?? typed
  const names = [searched, ...(originalOf ? [originalOf(searched) ?? searched] : [])]
  const terms = await findTerms(database, names, maxTerms)
  const { products, total } = await findProducts(database, search, pages.length > 0)
  const marked = [...search.tokens, ...search.spellings.flat()]
  if (terms.length + products.length + pages.length === 0) {
    return [{ type: 'no-results', fields: { value: 'No result found' } }]
  }
  return [
    ...(searchedFor
      ? [
          {
            type: 'searched-for' as const,
            fields: { value: searchedFor, not_carried: notCarried },
          },
        ]
      : []),
    ...headed(
      'Categories',
      terms.map(({ name, above, ...term }) =>
        taxonomy({ ...term, name: translate(name), above: above.map(translate) }, marked),
      ),
    ),
    ...headed(
      'Products',
      products.map((card) => product({ ...card, name: translate(card.name) }, marked)),
    ),
    ...(total > products.length ? [moreProducts(searched, total)] : []),
    ...headed(
      'Pages and stories',
      pages.map(({ title, url, section }) => ({
        type: 'page' as const,
        fields: {
          value: highlight(translate(title), marked),
          url,
          breadcrumbs: section ? escapeHtml(section) : null,
        },
      })),
    ),
  ]
}

/** Products whose name matches, then products whose keywords match, each by popularity. */
async function findProducts(database: Database, search: Searched, matchesAll: boolean) {
  const { words, required, prices, spellings, productIds } = search
  if (words.length === 0 && productIds === null && !prices) return { products: [], total: 0 }
  const order = 'popularity' as const
  const request = { order, limit: maxProducts, terms: [], words, required, prices, matchesAll }
  const { cards, total, colours } = await readCards(database, { ...request, productIds })
  const searched = searchedColours(colours, search)
  const ids =
    productIds || words.length === 0 ? [] : await findNamed(database, spellings, maxProducts)
  const named = ids.length ? await readCards(database, { ...request, productIds: ids }) : null
  const first = ids.flatMap((id) => named?.cards.find((row) => row.id === id) ?? [])
  const rest = cards.filter(({ id }) => !ids.includes(id))
  const products = [...first, ...rest]
    .slice(0, maxProducts)
    .map(({ card, stock }) =>
      withVariation(withStock(card, stock), search.variationId, (stocked) =>
        withFound(stocked, searched),
      ),
    )
  return { products, total }
}

function headed(value: string, suggestions: Found[]): Found[] {
  return suggestions.length ? [{ type: 'headline', fields: { value } }, ...suggestions] : []
}

function taxonomy({ id, name, url, above, count }: FoundTerm, marked: string[]): Found {
  return {
    type: 'taxonomy',
    fields: {
      value: highlight(name, marked),
      url,
      term_id: id,
      breadcrumbs: above.length ? above.map(escapeHtml).join(' › ') : null,
      total: count,
    },
  }
}

function product(card: ReturnType<typeof withFound>, marked: string[]): Found {
  const { id, name, url, image, brands, price, regularPrice, shown, found: foundOptions } = card
  const thumbnail = (shown?.image ?? image)?.sizes.thumbnail
  return {
    type: 'product',
    fields: {
      value: highlight(name, marked),
      url: url + chosenSearch(foundOptions),
      post_id: id,
      price,
      regular_price: regularPrice,
      breadcrumbs: brands[0] ? escapeHtml(brands[0].name) : null,
      thumb_html: thumbnail
        ? `<img src="${escapeHtml(thumbnail.url)}" width="${thumbnail.width}" height="${thumbnail.height}" alt="">`
        : null,
    },
  }
}

/** The query of a product's address that selects swatches. */
const chosenSearch = (chosen: Readonly<Record<string, string>> | null | undefined) =>
  chosen
    ? `?variation=${Object.entries(chosen)
        .map(([option, swatch]) => `${option}:${swatch}`)
        .join(',')}`
    : ''

function moreProducts(searched: string, total: number): Found {
  return {
    type: 'more_products',
    fields: {
      value: 'See all products',
      url: `/shop?s=${encodeURIComponent(searched)}`,
      total,
    },
  }
}

const words = new Intl.Segmenter('th', { granularity: 'word' })

/** Text as HTML, with every word that begins with one of `matched` in `<mark>`. */
function highlight(text: string, matched: Iterable<string>): string {
  const starts = [...new Set(matched)].filter(Boolean)
  return [...words.segment(text)]
    .map(({ segment }) => {
      const [plain = ''] = searchTokens(segment)
      const isMatch = plain !== '' && starts.some((start) => plain.startsWith(start))
      const escaped = escapeHtml(segment)
      return isMatch ? `<mark>${escaped}</mark>` : escaped
    })
    .join('')
    .replaceAll('</mark> <mark>', ' ')
}
