import { Container } from '#web/ui/Container.tsx'
import { LoadingNote, Skeleton } from '#web/ui/Skeleton.tsx'
import { GallerySkeleton } from './LookBookGallery.tsx'
import styles from './LookBookSkeleton.module.css'

/** Skeletons of a look book's title, description and pictures. */
export function LookBookSkeleton() {
  return (
    <Container className={styles.page}>
      <LoadingNote />
      <div className={styles.header}>
        <Skeleton width="min(24rem, 70%)" />
        <Skeleton width="min(34rem, 90%)" />
      </div>
      <GallerySkeleton />
    </Container>
  )
}
