import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import styles from './ReadMore.module.css'

/** The length of the HTML that takes about two lines of a phone. */
const maxShown = 130

/**
 * Folds the element before it, an editor's text above a listing, to two lines on a phone, so that the first products are in
 * the first screen (listing.first-product). The HTML contains all of it.
 */
export const ReadMore = ({ html }: { html: string }) =>
  html.length > maxShown ? (
    <details className={styles.fold}>
      <summary>{uiCopy.more}</summary>
    </details>
  ) : null
