import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { useHydrated } from '#web/boot/useHydrated.ts'
import { classes } from '#web/lib/classes.ts'
import { pressedLink } from '#web/lib/pressedLink.ts'
import { useLastValue } from '#web/lib/useLastValue.ts'
import { FoldedHtml } from '#web/shop/content/blocks/PageIntro.tsx'
import { Breadcrumbs, BreadcrumbsSkeleton } from '#web/ui/Breadcrumbs.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { featuredPhoneWidth, featuredSizes } from '../card/imageSizes.ts'
import type { ListingQuery } from '../listing/listing.generated.ts'
import { categoryTitle } from '../listing/listingUrl.ts'
import { categoryCrumbs } from './categoryHead.ts'
import type { FeaturedVideoProps } from './FeaturedVideo.tsx'
import styles from './ListingIntro.module.css'

const FeaturedVideo = lazy<ComponentType<FeaturedVideoProps>>(() =>
  import('./FeaturedVideo.tsx').then(
    ({ FeaturedVideo }) => ({ default: FeaturedVideo }),
    () => ({ default: () => null }),
  ),
)

interface ListingIntroProps {
  path: string
  /** Undefined while it loads. */
  listing: ListingQuery['listing'] | undefined
}

/**
 * A category's title, image or video, and text (`listing.featured.*`), whose space is reserved while the listing loads.
 */
export function ListingIntro({ path, ...props }: ListingIntroProps) {
  // The previous one is shown while another filter or sort order loads.
  const listing = useLastValue(props.listing)
  const [url] = useLocation()
  const title = categoryTitle(path, listing?.filters ?? [], pressedLink(url)?.text)
  const isHydrated = useHydrated(true, false)
  const hasMedium = !listing || Boolean(listing.featuredImage ?? listing.featuredVideo)
  return (
    <header className={classes(styles.intro, hasMedium && styles.split)}>
      <Container className={styles.trail}>
        {listing ? <Breadcrumbs steps={categoryCrumbs(path, listing)} /> : <BreadcrumbsSkeleton />}
      </Container>
      {listing?.featuredType === 'VIDEO' && listing.featuredVideo ? (
        <div className={styles.video}>
          {isHydrated ? (
            <Suspense>
              <FeaturedVideo
                url={listing.featuredVideo}
                title={title}
                poster={listing.featuredImage}
              />
            </Suspense>
          ) : null}
        </div>
      ) : listing?.featuredImage ? (
        <Picture
          className={styles.image}
          image={listing.featuredImage}
          phoneImage={listing.featuredImageMobile}
          phoneWidth={listing.featuredImageMobile ? featuredPhoneWidth : undefined}
          sizes={featuredSizes}
          loading="eager"
          fetchPriority="high"
          alt=""
        />
      ) : listing === undefined ? (
        <div className={styles.imageSkeleton}>
          <Skeleton ratio="auto" />
        </div>
      ) : null}
      <h1 className={styles.title}>{title}</h1>
      {listing?.content ? <FoldedHtml html={listing.content} className={styles.text} /> : null}
      {listing === undefined ? (
        <div className={styles.line}>
          <Skeleton />
        </div>
      ) : null}
    </header>
  )
}
