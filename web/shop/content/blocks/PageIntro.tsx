import { Html } from '#web/ui/Html.tsx'
import { TextSkeleton } from '#web/ui/Skeleton.tsx'
import type { PageFieldsFragment } from '../page.generated.ts'
import styles from './PageIntro.module.css'
import { PageTitle } from './PageTitle.tsx'
import { ReadMore } from './ReadMore.tsx'

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
        <>
          <Html html={content.content} css={content.styles} className={styles.text} />
          <ReadMore html={content.content} />
        </>
      ) : null}
      {isLoading ? (
        <div className={styles.textSkeleton}>
          <TextSkeleton lines={2} />
        </div>
      ) : null}
    </header>
  )
}
