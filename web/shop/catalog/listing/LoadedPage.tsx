import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import { ListingFailure } from './ListingFailure.tsx'
import styles from './ListingGrid.module.css'
import { useListingPageQuery } from './listing.generated.ts'
import { type ListingKey, variablesOf } from './listingPages.ts'
import { PageTiles, type PageTilesProps } from './PageTiles.tsx'

interface LoadedPageProps extends Omit<PageTilesProps, 'products' | 'shownColors'> {
  listing: ListingKey
  /** The number of its tiles, look books included, and of the skeletons while it loads, so that later tiles do not move. */
  tiles: number
}

/** A page of a listing from the cache; requested again if it was evicted. */
export function LoadedPage({ listing, tiles, ...props }: LoadedPageProps) {
  const variables = variablesOf(listing, props.page)
  const { data, error, refetch } = useListingPageQuery({ variables })
  if (data?.listing)
    return (
      <PageTiles
        {...props}
        products={data.listing.products}
        shownColors={data.listing.shownColors}
      />
    )
  if (error)
    return (
      <li className={styles.row} data-page={props.page}>
        <ListingFailure onRetry={() => refetch().catch(() => {})} />
      </li>
    )
  return <CardSkeletons count={tiles} page={props.page} />
}
