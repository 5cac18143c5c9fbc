import styles from './ListingGrid.module.css'

/** Stands for pages that are not drawn. `height` in px, the space between rows included. */
export function GridGap({ height }: { height: number }) {
  return <li className={styles.gap} style={{ blockSize: height }} aria-hidden="true" />
}
