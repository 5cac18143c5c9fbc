import { frameCopy } from '#web/generated/messages/frameCopy.ts'
import styles from './SkipLink.module.css'

/** The first focusable element: skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {frameCopy.skip}
    </a>
  )
}
