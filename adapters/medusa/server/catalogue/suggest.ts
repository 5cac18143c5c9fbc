import type { z } from 'zod'
import { brandPath, collectionPath } from '../../../../cms/catalog/paths.ts'
import { tokensOf } from '../../../../cms/catalog/tokens.ts'
import { escapeHtml, highlight } from '../../../../cms/search/highlight.ts'
import { singular } from '../../../../cms/search/phrases.ts'
import type { Suggestion } from '../../../../gateway/contracts/search.ts'
import type { CatalogueIndex, IndexedProduct } from './catalogueIndex.ts'
import type { ShopTerm } from './directory.ts'
import type { FilterSlug } from './facetTerms.ts'
import { matching } from './listing.ts'
import { isMatch, matchCount } from './words.ts'

type Found = z.infer<typeof Suggestion>

const minLength = 3
const maxTerms = 4
const maxProducts = 6

/** Suggestions for a text: brands, categories and collections, then products (docs/rest/search.md). */
export function suggest(index: CatalogueIndex, text: string): Found[] {
  const searched = text.normalize('NFC').trim()
  if (searched.length < minLength) return []
  const tokens = tokensOf(searched)
  const terms = termSuggestions(index, tokens)
  const products = byName(matching(index.products, searched, minLength), tokens)
  if (terms.length + products.length === 0)
    return [{ type: 'no-results', fields: { value: 'No result found' } }]
  const shown = products.slice(0, maxProducts)
  return [
    ...headed('Categories', terms.slice(0, maxTerms)),
    ...headed(
      'Products',
      shown.map((product) => productSuggestion(product, tokens)),
    ),
    ...(products.length > shown.length ? [moreProducts(searched, products.length)] : []),
  ]
}

/** Products whose name has the words come first, then the popular ones. */
function byName(products: IndexedProduct[], tokens: string[]): IndexedProduct[] {
  const ranked = products.map((product) => ({
    product,
    rank: matchCount(tokens, tokensOf(product.card.name).map(singular), minLength),
  }))
  return ranked
    .toSorted(
      (one, other) => other.rank - one.rank || other.product.popularity - one.product.popularity,
    )
    .map(({ product }) => product)
}

function termSuggestions(index: CatalogueIndex, tokens: string[]): Found[] {
  const { directory } = index
  const lists: [FilterSlug, ShopTerm[], (term: ShopTerm) => string][] = [
    ['brands', directory.brands, ({ slug }) => brandPath(slug)],
    ['categories', directory.categories, (term) => directory.pathOf(term)],
    ['collections', directory.collections, ({ slug }) => collectionPath(slug)],
  ]
  const found = lists.flatMap(([filter, terms, path]) =>
    terms
      .filter(({ name }) => hasAll(tokens, name))
      .map((term) => ({
        term,
        url: path(term),
        above: directory.trail(term).slice(0, -1),
        total: index.products.filter(({ terms: own }) => own[filter].has(term.slug)).length,
      })),
  )
  return found
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
    .map(({ term, url, above, total }) => ({
      type: 'taxonomy',
      fields: {
        value: highlight(term.name, tokens),
        url,
        term_id: term.id,
        breadcrumbs: above.length ? above.map(({ name }) => escapeHtml(name)).join(' › ') : null,
        total,
      },
    }))
}

function hasAll(tokens: string[], name: string): boolean {
  const words = tokensOf(name).map(singular)
  return (
    tokens.length > 0 &&
    tokens.every((token) => words.some((word) => isMatch(token, word, minLength)))
  )
}

function headed(value: string, suggestions: Found[]): Found[] {
  return suggestions.length ? [{ type: 'headline', fields: { value } }, ...suggestions] : []
}

function productSuggestion({ card, brand }: IndexedProduct, tokens: string[]): Found {
  const thumbnail = card.image?.sizes.thumbnail
  const size = thumbnail && `width="${thumbnail.width}" height="${thumbnail.height}"`
  return {
    type: 'product',
    fields: {
      value: highlight(card.name, tokens),
      url: card.url,
      post_id: card.id,
      breadcrumbs: brand ? escapeHtml(brand.name) : null,
      thumb_html: thumbnail ? `<img src="${escapeHtml(thumbnail.url)}" ${size} alt="">` : null,
    },
  }
}

const moreProducts = (searched: string, total: number): Found => ({
  type: 'more_products',
  fields: { value: 'See all products', url: `/shop?s=${encodeURIComponent(searched)}`, total },
})
