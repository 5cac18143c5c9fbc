import type { ComponentProps } from 'react'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { classes } from '#web/lib/classes.ts'
import { Html } from '#web/ui/Html.tsx'
import { TextSkeleton } from '#web/ui/Skeleton.tsx'
import type { PageFieldsFragment } from '../page.generated.ts'
import styles from './PageIntro.module.css'
import { PageTitle } from './PageTitle.tsx'

interface PageIntroProps {
  /** The editor's content of the page, if there is any. */
  content: Pick<PageFieldsFragment, 'title' | 'showTitle' | 'content' | 'styles'> | null | undefined
  fallbackTitle: string
  /** Shows a skeleton of the text. */
  isLoading?: boolean
}

/** A page's title with the editor's text below it. */
export function PageIntro({ content, fallbackTitle, isLoading = false }: PageIntroProps) {
  return (
    <header className={styles.intro}>
      <PageTitle className={styles.title} content={content} fallback={fallbackTitle} />
      {content?.content ? (
        <FoldedHtml html={content.content} css={content.styles} className={styles.text} />
      ) : null}
      {isLoading ? (
        <div className={styles.textSkeleton}>
          <TextSkeleton lines={2} />
        </div>
      ) : null}
    </header>
  )
}

/** The length of the HTML that takes about two lines of a phone. */
const maxShown = 130

/**
 * An editor's text above a listing, folded to two lines on a phone, so that the first products are in the first screen
 * (listing.first-product).
 */
export const FoldedHtml = ({ className, ...text }: ComponentProps<typeof Html>) => (
  <>
    <Html className={classes(styles.foldable, className)} {...text} />
    {text.html.length > maxShown ? (
      <details className={styles.fold}>
        <summary>{uiCopy.more}</summary>
      </details>
    ) : null}
  </>
)
