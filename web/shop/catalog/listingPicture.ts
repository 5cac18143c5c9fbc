import { preloadOf } from '../content/heads.ts'
import { cardPhoneWidth, cardSizes } from './cardSizes.ts'
import type { ListingQuery } from './listing.generated.ts'

type Listing = ListingQuery['listing'] | undefined

/** The picture that a category begins with: what stands above it, or the first card's. */
export function categoryPicture(listing: Listing) {
  if (listing?.featuredType === 'IMAGE' && listing.featuredImage)
    return preloadOf(listing.featuredImage, '100vw')
  return listingPicture(listing)
}

/** The picture of a listing's first card, to be asked for ahead of every script. */
export function listingPicture(listing: Listing) {
  return preloadOf(listing?.products[0]?.image, cardSizes['three-col'], cardPhoneWidth)
}
