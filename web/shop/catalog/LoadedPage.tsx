import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import styles from './ListingGrid.module.css'
import { LoadProblem } from './LoadProblem.tsx'
import { useListingPageQuery } from './listing.generated.ts'
import { type ListingKey, variablesOf } from './listingPages.ts'
import { PageTiles, type PageTilesProps } from './PageTiles.tsx'

/** A page of a listing from the cache; one that was let go is asked for again. */
export function LoadedPage({
  listing,
  ...props
}: Omit<PageTilesProps, 'products'> & { listing: ListingKey }) {
  const variables = variablesOf(listing, props.page)
  const { data, error, refetch } = useListingPageQuery({ variables })
  if (data?.listing) return <PageTiles {...props} products={data.listing.products} />
  if (error)
    return (
      <li className={styles.row} data-page={props.page}>
        <LoadProblem onRetry={() => refetch().catch(() => {})} />
      </li>
    )
  return <CardSkeletons count={props.perPage} page={props.page} />
}
