import { phonePicture, preloadOf } from '../content/heads.ts'
import { cardPhoneWidth, cardSizes } from './cardSizes.ts'
import type { ListingQuery } from './listing.generated.ts'

type Listing = ListingQuery['listing'] | undefined

/** The picture that a category begins with: what stands above it, or the first card's. */
export function categoryPicture(listing: Listing) {
  if (listing?.featuredType === 'IMAGE' && listing.featuredImage)
    return preloadOf(listing.featuredImage, '100vw')
  return listingPicture(listing)
}

/** The pictures of a listing's first row: its first card's, to be asked for ahead of every script, and on phones both. */
export function listingPicture(listing: Listing) {
  const [first, second] = listing?.products ?? []
  const beside = second && listing?.lookBooks[0] ? listing.lookBooks[0].image : second?.image
  const phones = [first?.image, beside].map((image) => phonePicture(image, cardPhoneWidth))
  return preloadOf(first?.image, cardSizes['three-col'], phones)
}
