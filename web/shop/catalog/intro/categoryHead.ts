import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { pathTo } from '#web/paths.ts'
import { breadcrumbJsonLd } from '#web/shop/content/head/jsonLd.ts'
import { sharedImage } from '#web/shop/content/head/sharedImage.ts'
import type { ListingQuery } from '../listing/listing.generated.ts'
import { categoryTitle } from '../listing/listingUrl.ts'
import { describeListing } from './listingHead.ts'
import { categoryImage } from './listingImage.ts'

type Listing = NonNullable<ListingQuery['listing']>

/** Returns the breadcrumbs of a category: home, the shop, the categories above it, and itself (`listing.category.breadcrumbs`). */
export function categoryCrumbs(path: string, listing: Listing) {
  const above = listing.filters.flatMap((filter) => filter.above)
  const url = (category: string) => pathTo('category', { '*': category })
  return [
    { id: 'home', text: titleCopy.home, url: pathTo('home') },
    { id: 'shop', text: titleCopy.shop, url: pathTo('shop') },
    ...above.map(({ slug, name }) => ({ id: slug, text: name, url: url(slug) })),
    { id: path, text: categoryTitle(path, listing.filters), url: url(path) },
  ]
}

/** Returns the head of a category's page (`listing.category.head`); its listing is null if there is no such category. */
export function categoryHead(path: string, listing: Listing | null | undefined) {
  if (listing === null) return { title: titleCopy.notFound }
  const name = categoryTitle(path, listing?.filters ?? [])
  if (!listing) return { title: name }
  const { featuredImage } = listing
  return {
    title: name,
    description: describeListing(name, listing),
    image: sharedImage(featuredImage),
    preload: categoryImage(listing),
    jsonLd: import.meta.env.SSR ? breadcrumbJsonLd(categoryCrumbs(path, listing)) : undefined,
  }
}
