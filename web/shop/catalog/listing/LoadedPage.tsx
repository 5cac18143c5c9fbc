import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import styles from './ListingGrid.module.css'
import { LoadProblem } from './LoadProblem.tsx'
import { useListingPageQuery } from './listing.generated.ts'
import { type ListingKey, variablesOf } from './listingPages.ts'
import { PageTiles, type PageTilesProps } from './PageTiles.tsx'

interface LoadedPageProps extends Omit<PageTilesProps, 'products'> {
  listing: ListingKey
  /** How many tiles it has, look books included: so many stand for it while it loads, and no card changes its row. */
  tiles: number
}

/** A page of a listing from the cache; one that was let go is asked for again. */
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
