import styles from './ListingGrid.module.css'

/** An empty space in place of pages that are not rendered. `height` is in px and includes the last row gap. */
export function GridGap({ height }: { height: number }) {
  return <li className={styles.gap} style={{ blockSize: height }} aria-hidden="true" />
}
