import { useSearch } from 'wouter'
import { pageSize, useDensity } from '#web/shop/catalog/card/density.ts'
import { ListingIntro } from '#web/shop/catalog/listing/ListingIntro.tsx'
import { ListingView } from '#web/shop/catalog/listing/ListingView.tsx'
import { useListingQuery } from '#web/shop/catalog/listing/listing.generated.ts'
import { categoryOf, readSelection, toFilter } from '#web/shop/catalog/listing/listingAddress.ts'
import { NotFoundScreen } from '#web/ui/screens/NotFoundScreen.tsx'

/** A category or a brand (SPEC §2 /product-category/*). */
export function Page({ parameters }: { parameters: Record<string, string> }) {
  const path = parameters['*'] ?? ''
  const fixed = categoryOf(path)
  const selection = readSelection(new URLSearchParams(useSearch()))
  const { data } = useListingQuery({
    variables: {
      filter: toFilter(selection, fixed),
      sort: selection.sort,
      page: 1,
      limit: pageSize[useDensity()],
    },
    fetchPolicy: 'cache-only',
  })
  if (data?.listing === null) return <NotFoundScreen />
  return (
    <>
      <ListingIntro key={path} path={path} listing={data?.listing} />
      <ListingView fixed={fixed} />
    </>
  )
}
