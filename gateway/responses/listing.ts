import * as contract from '../contracts/catalog.ts'
import type * as schema from '../generated/resolvers.ts'
import { cleanHtml } from '../scalars/html.ts'
import { optionalUrl } from '../scalars/url.ts'
import { answer } from './responseParser.ts'
import {
  optionalColor,
  optionalColors,
  optionalImage,
  shapeImage,
  shapeLink,
  toEnum,
} from './common.ts'
import { shapeCard } from './products.ts'

/** GET /products and GET /special-price as the schema's Listing. */
export const Listing = answer(
  contract.Listing,
  (listing): schema.ResolversParentTypes['Listing'] => ({
    products: listing.data.map(shapeCard),
    filters: listing.filters.map(({ slug, title, terms }) => ({
      slug: toEnum(slug),
      title,
      terms: terms.map((term) => ({
        ...term,
        color: optionalColor(term.color),
        colors: optionalColors(term.colors),
      })),
    })),
    pagination: listing.pagination,
    lookBooks: listing.lookBooks.map(({ id, gallery, title, link }) => ({
      id,
      image: optionalImage(gallery[0]),
      gallery: gallery.map(shapeImage),
      title,
      link: shapeLink(link),
    })),
    featuredImage: optionalImage(listing.featuredImage),
    featuredType: listing.featuredType ? toEnum(listing.featuredType) : null,
    featuredVideo: optionalUrl(listing.featuredVideo),
    content: listing.content ? cleanHtml(listing.content) : null,
  }),
)

type Shaped = schema.ResolversParentTypes['Listing']

/** A category as a listing knows it, and the slugs of all below it. */
export function termsWithin({ filters }: Shaped, category: string) {
  const terms = filters.find(({ slug }) => slug === 'CATEGORIES')?.terms ?? []
  const below = new Set([category])
  // A set also gives what is put into it meanwhile.
  for (const above of below)
    for (const { slug, parent } of terms) if (parent === above) below.add(slug)
  below.delete(category)
  return { term: terms.find(({ slug }) => slug === category) ?? null, below }
}

/** A listing of a category's own page: it begins as the category does, and offers only those below it. */
export const narrowed = (
  listing: Shaped,
  { featuredImage, featuredType, featuredVideo, content }: Shaped,
  { term, below }: ReturnType<typeof termsWithin>,
): Shaped => ({
  ...listing,
  featuredImage,
  featuredType,
  featuredVideo,
  content,
  filters: listing.filters.map((filter) =>
    filter.slug === 'CATEGORIES'
      ? { ...filter, within: term, terms: filter.terms.filter(({ slug }) => below.has(slug)) }
      : filter,
  ),
})
