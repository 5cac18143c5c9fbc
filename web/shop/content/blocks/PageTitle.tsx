import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import type { PageFieldsFragment } from '../page.generated.ts'

interface PageTitleProps {
  /** The editor's content of the page, if there is any. */
  content: Pick<PageFieldsFragment, 'title' | 'showTitle'> | null | undefined
  /** The title that is shown without content. */
  fallback?: string
  className?: string | undefined
}

/** A page's heading, visible unless the editor hides it (content.page.hidden-title). */
export function PageTitle({ content, fallback, className }: PageTitleProps) {
  const heading = <h1 className={className}>{content?.title ?? fallback}</h1>
  return (content?.showTitle ?? true) ? heading : <VisuallyHidden>{heading}</VisuallyHidden>
}
