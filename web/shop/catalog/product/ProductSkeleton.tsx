import { BreadcrumbsSkeleton } from '#web/ui/Breadcrumbs.tsx'
import { Container } from '#web/ui/Container.tsx'
import { LoadingNote, Skeleton, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { ThumbnailSkeletons } from '../gallery/GalleryThumbnails.tsx'
import gallery from '../gallery/ProductGallery.module.css'
import styles from './ProductDetails.module.css'

/** A placeholder of the product page while the product loads. */
export function ProductSkeleton() {
  return (
    <Container>
      <LoadingNote />
      <div aria-hidden="true">
        <BreadcrumbsSkeleton />
        <div className={styles.product}>
          <div className={gallery.gallery}>
            <div className={gallery.slides}>
              <Skeleton ratio="var(--ratio)" />
            </div>
            <ThumbnailSkeletons />
          </div>
          <div className={styles.side}>
            <Skeleton width="60%" />
            <Skeleton width="30%" />
            <TextSkeleton lines={5} />
          </div>
        </div>
      </div>
    </Container>
  )
}
