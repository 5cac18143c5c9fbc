import { phonePicture, preloadOf } from '#web/shop/content/heads.ts'
import { cardPhoneWidth, cardSizes } from '../card/cardSizes.ts'
import type { ListingQuery } from './listing.generated.ts'

type Listing = ListingQuery['listing'] | undefined

/** The picture that a category begins with: what stands above it, or the first card's. */
export function categoryPicture(listing: Listing) {
  if (listing?.featuredType === 'IMAGE' && listing.featuredImage)
    return preloadOf(listing.featuredImage, '100vw')
  return listingPicture(listing)
}

/**
 * The picture that a listing begins with, its first card's, to be requested ahead of every script. On phones it may
 * travel inside the page; the one beside it is requested as usual, since the two together would delay the page.
 */
export function listingPicture(listing: Listing) {
  const first = listing?.products[0]?.image
  return preloadOf(first, cardSizes['three-col'], [phonePicture(first, cardPhoneWidth)])
}
