import { imagePreload, phoneImage } from '#web/shop/content/head/heads.ts'
import { cardPhoneWidth, cardSizes, featuredPhoneWidth, featuredSizes } from '../card/imageSizes.ts'
import type { ListingQuery } from '../listing/listing.generated.ts'

type Listing = ListingQuery['listing'] | undefined

/** Returns the preload of a category's first image: the featured one, or the first card's. */
export function categoryImage(listing: Listing) {
  if (listing?.featuredType === 'IMAGE' && listing.featuredImage) {
    const { featuredImage, featuredImageMobile } = listing
    const phones = featuredImageMobile ? [phoneImage(featuredImageMobile, featuredPhoneWidth)] : []
    return imagePreload(featuredImage, featuredSizes, phones)
  }
  return listingImage(listing)
}

/**
 * Returns the preload of the first card's image, which the HTML may contain on phones; the second card's is requested
 * as usual, because inlining both would delay the page.
 */
export function listingImage(listing: Listing) {
  const first = listing?.products[0]?.image
  return imagePreload(first, cardSizes['three-col'], [phoneImage(first, cardPhoneWidth)])
}
