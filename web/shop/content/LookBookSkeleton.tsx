import { Container } from '#web/ui/Container.tsx'
import { LoadingNote, Skeleton } from '#web/ui/Skeleton.tsx'
import grid from './LookBookGallery.module.css'
import styles from './LookBookSkeleton.module.css'

const places = [1, 2, 3, 4, 5, 6]

/** Where a look book will stand: its title, its words, six pictures. */
export function LookBookSkeleton() {
  return (
    <Container className={styles.page}>
      <LoadingNote />
      <div className={styles.header}>
        <Skeleton width="min(24rem, 70%)" />
        <Skeleton width="min(34rem, 90%)" />
      </div>
      <div className={grid.grid}>
        {places.map((place) => (
          <Skeleton key={place} ratio="3 / 4" />
        ))}
      </div>
    </Container>
  )
}
