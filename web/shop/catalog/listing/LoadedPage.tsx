import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import styles from './ListingGrid.module.css'
import { LoadProblem } from './LoadProblem.tsx'
import { useListingPageQuery } from './listing.generated.ts'
import { type ListingKey, variablesOf } from './listingPages.ts'
import { PageTiles, type PageTilesProps } from './PageTiles.tsx'

interface LoadedPageProps extends Omit<PageTilesProps, 'products'> {
  listing: ListingKey
  /** The number of its tiles, look books included: as many skeletons keep every card in its row while it loads. */
  tiles: number
}

/** A page of a listing from the cache, requested again when it was removed from it. */
export function LoadedPage({ listing, tiles, ...props }: LoadedPageProps) {
  const variables = variablesOf(listing, props.page)
  const { data, error, refetch } = useListingPageQuery({ variables })
  if (data?.listing) return <PageTiles {...props} products={data.listing.products} />
  if (error)
    return (
      <li className={styles.row} data-page={props.page}>
        <LoadProblem onRetry={() => refetch().catch(() => {})} />
      </li>
    )
  return <CardSkeletons count={tiles} page={props.page} />
}
