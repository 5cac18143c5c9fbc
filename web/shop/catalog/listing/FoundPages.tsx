import { catalogCopy } from '../copy.ts'
import styles from './FoundPages.module.css'
import type { ListingQuery } from './listing.generated.ts'

interface FoundPagesProps {
  pages: NonNullable<ListingQuery['listing']>['pages']
}

/** Links to the pages, stories and look books that match the search text (`search.results.pages`). */
export function FoundPages({ pages }: FoundPagesProps) {
  if (pages.length === 0) return null
  return (
    <nav className={styles.pages} aria-label={catalogCopy.foundPages}>
      {pages.map(({ title, url, section }) => (
        <a key={url} href={url}>
          {title} {section ? <span className={styles.section}>{section}</span> : null}
        </a>
      ))}
    </nav>
  )
}
