import { ListingIntro } from '#web/shop/catalog/intro/ListingIntro.tsx'
import { ListingView } from '#web/shop/catalog/listing/ListingView.tsx'
import type { ListingQuery } from '#web/shop/catalog/listing/listing.generated.ts'
import { categoryFilter } from '#web/shop/catalog/listing/listingUrl.ts'

interface CategoryPageProps {
  parameters: { '*': string }
  data: Partial<ListingQuery>
}

export function Page({ parameters: { '*': path }, data: { listing } }: CategoryPageProps) {
  return (
    <>
      <ListingIntro key={path} path={path} listing={listing} />
      <ListingView fixed={categoryFilter(path)} />
    </>
  )
}
