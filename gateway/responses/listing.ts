import * as contract from '@vitrine/contract/catalog.ts'
import type * as schema from '../generated/resolvers.ts'
import { cleanHtml } from '../scalars/html.ts'
import { optionalUrl } from '../scalars/textScalars.ts'
import {
  distinct,
  optionalColor,
  optionalColors,
  optionalImage,
  plainText,
  toEnum,
  toImage,
  toLink,
  toMoney,
} from './common.ts'
import { toConnection } from './connection.ts'
import { foundCardOptions } from './options.ts'
import { toCard } from './products.ts'
import { responseParser } from './responseParser.ts'

/** GET /products and GET /special-price as the schema's ListingConnection. */
export const Listing = responseParser(
  contract.Listing,
  (
    listing,
    note,
  ): schema.ResolversParentTypes['ListingConnection'] & {
    renamed: contract.Listing['renamed']
  } => ({
    renamed: listing.renamed,
    ...toConnection({
      nodes: distinct(listing.data.map(toCard), 'data', note),
      offset: (listing.pagination.page - 1) * listing.pagination.limit,
      totalCount: listing.pagination.total,
      size: listing.pagination.limit,
    }),
    pageCount: listing.pagination.pageCount,
    shownColors: listing.data.flatMap(({ id, shown }) =>
      shown
        ? [
            {
              productId: id,
              selectedOption: { option: shown.option, value: shown.swatch },
              image: optionalImage(shown.image),
              secondImage: optionalImage(shown.secondImage),
            },
          ]
        : [],
    ),
    foundOptions: foundCardOptions(listing.data),
    filters: listing.filters.map(({ slug, title, terms }) => ({
      slug: toEnum(slug),
      title,
      above: [],
      terms: terms.map((term) => ({
        ...term,
        name: plainText(term.name),
        // The schema has no null for it; its description names this value.
        count: term.count ?? -1,
        color: optionalColor(term.color),
        colors: optionalColors(term.colors),
      })),
    })),
    priceRange: listing.priceRange
      ? {
          lowest: toMoney(listing.priceRange.lowest),
          highest: toMoney(listing.priceRange.highest),
        }
      : null,
    lookBooks: listing.lookBooks.map(({ id, gallery, title, link }) => ({
      id,
      image: optionalImage(gallery[0]),
      gallery: gallery.map(toImage),
      title,
      link: toLink(link),
    })),
    featuredImage: optionalImage(listing.featuredImage),
    featuredImageMobile: optionalImage(listing.featuredImageMobile),
    featuredType: listing.featuredType ? toEnum(listing.featuredType) : null,
    featuredVideo: optionalUrl(listing.featuredVideo),
    content: listing.content ? cleanHtml(listing.content) : null,
    searchedFor: listing.searchedFor?.trim() || null,
    notCarried: listing.notCarried?.trim() || null,
    pages: (listing.pages ?? []).flatMap(({ title, section, ...page }) => {
      const url = optionalUrl(page.url)
      return url ? [{ title, url, section }] : []
    }),
  }),
)

type ListingData = schema.ResolversParentTypes['ListingConnection']

/** The filter term of a category, or null if the listing has none, the terms above it, and the slugs of all its subcategories. */
export function termsWithin({ filters }: ListingData, category: string) {
  const terms = filters.find(({ slug }) => slug === 'CATEGORIES')?.terms ?? []
  const below = new Set([category])
  // Iterating a set includes values that are added during the iteration.
  for (const above of below)
    for (const { slug, parent } of terms) if (parent === above) below.add(slug)
  below.delete(category)
  const term = terms.find(({ slug }) => slug === category) ?? null
  const above: typeof terms = []
  const parentOf = (child: typeof term) =>
    terms.find(({ slug }) => slug === child?.parent && slug !== category)
  for (let parent = parentOf(term); parent && !above.includes(parent); parent = parentOf(parent))
    above.unshift(parent)
  return { term, above, below }
}

/** The listing of a category page: with the introduction of the category, and only its subcategories as filter terms. */
export const narrowed = (
  listing: ListingData,
  { featuredImage, featuredImageMobile, featuredType, featuredVideo, content }: ListingData,
  { term, above, below }: ReturnType<typeof termsWithin>,
): ListingData => ({
  ...listing,
  featuredImage,
  featuredImageMobile,
  featuredType,
  featuredVideo,
  content,
  filters: listing.filters.map((filter) =>
    filter.slug === 'CATEGORIES'
      ? {
          ...filter,
          within: term,
          above,
          terms: filter.terms.filter(({ slug }) => below.has(slug)),
        }
      : filter,
  ),
})
