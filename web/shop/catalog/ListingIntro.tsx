import { lazy, Suspense } from 'react'
import { useSearch } from 'wouter'
import { useKept } from '#web/lib/useKept.ts'
import { useOnceAlive } from '#web/lib/useOnceAlive.ts'
import { Html } from '#web/ui/Html.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { pageSize, useDensity } from './density.ts'
import styles from './ListingIntro.module.css'
import { useListingQuery } from './listing.generated.ts'
import { type FixedFilter, readSelection, titleOf, toFilter } from './listingAddress.ts'

const FeaturedFilm = lazy(async () => ({
  default: (await import('./FeaturedFilm.tsx')).FeaturedFilm,
}))

/** A category's title, with the picture or film and the words that the merchant set above it. */
export function ListingIntro({ fixed, path }: { fixed: FixedFilter; path: string }) {
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
  // A sort or a filter leaves what stands above the list where it is.
  const listing = useKept(data?.listing)
  const title = titleOf(path, listing?.filters ?? [])
  const isAlive = useOnceAlive(true, false)
  return (
    <header className={styles.intro}>
      {listing?.featuredType === 'VIDEO' && listing.featuredVideo ? (
        <div className={styles.film}>
          {isAlive ? (
            <Suspense>
              <FeaturedFilm
                address={listing.featuredVideo}
                title={title}
                poster={listing.featuredImage}
              />
            </Suspense>
          ) : null}
        </div>
      ) : listing?.featuredImage ? (
        <Picture
          className={styles.picture}
          image={listing.featuredImage}
          sizes="100vw"
          loading="eager"
          fetchPriority="high"
          alt=""
        />
      ) : null}
      <h1 className={styles.title}>{title}</h1>
      {listing?.content ? <Html html={listing.content} className={styles.words} /> : null}
    </header>
  )
}
