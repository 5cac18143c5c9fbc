import * as contract from '../contracts/catalog.ts'
import type * as schema from '../generated/resolvers.ts'
import { cleanHtml } from '../scalars/html.ts'
import { optionalUrl } from '../scalars/url.ts'
import { answer } from './answer.ts'
import { optionalColor, optionalImage, shapeImage, shapeLink, toEnum } from './common.ts'
import { shapeCard } from './products.ts'

/** GET /products and GET /special-price as the schema's Listing. */
export const Listing = answer(
  contract.Listing,
  (listing): schema.ResolversParentTypes['Listing'] => ({
    products: listing.data.map(shapeCard),
    filters: listing.filters.map(({ slug, title, terms }) => ({
      slug: toEnum(slug),
      title,
      terms: terms.map((term) => ({ ...term, color: optionalColor(term.color) })),
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
