import { frameCopy } from './copy.ts'
import styles from './SkipLink.module.css'

/** The first focusable element: skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {frameCopy.skip}
    </a>
  )
}
