import { useLocation } from 'wouter'
import { useFrameHeights } from '#web/shop/content/blocks/useFrameHeights.ts'
import { storyPreviews } from '#web/shop/content/contentPreviews.ts'
import { LoadFailure } from '#web/shop/content/LoadFailure.tsx'
import {
  PageDocument,
  type PageFieldsFragment,
  usePageQuery,
} from '#web/shop/content/page.generated.ts'
import { Story } from '#web/shop/content/stories/Story.tsx'
import { isStory } from '#web/shop/content/stories/story.ts'
import { useForgetFailure } from '#web/shop/content/useForgetFailure.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Html } from '#web/ui/Html.tsx'
import { NotFoundScreen } from '#web/ui/screens/NotFoundScreen.tsx'
import { PageSkeleton } from '#web/ui/screens/PageSkeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { Blocks } from './Blocks.tsx'
import styles from './ContentPage.module.css'

/** A page that an editor wrote, or a story (SPEC §2 /{slug}). */
export function Page({ parameters }: { parameters: Record<string, string> }) {
  const key = parameters['slug'] ?? ''
  const { data, error, refetch } = usePageQuery({ variables: { key }, errorPolicy: 'all' })
  const [path] = useLocation()
  const page = data?.page
  useForgetFailure(Boolean(error && !page), PageDocument, { key })
  if (!page && error)
    return <LoadFailure error={error} retry={refetch} toast="Failed to fetch page" />
  if (data && !page) return <NotFoundScreen />
  if (page && !isStory(page)) return <Editorial page={page} />
  const known = page ?? storyPreviews.find(path)
  return known ? <Story path={path} known={known} story={page ?? undefined} /> : <PageSkeleton />
}

function Editorial({ page }: { page: PageFieldsFragment }) {
  useFrameHeights()
  const { title, content, styles: css, blocks, options, meta } = page
  const heading = <h1 className={styles.title}>{title}</h1>
  return (
    <>
      <Container width="text" className={styles.page}>
        <Breadcrumbs steps={meta.breadcrumbs} />
        {options.showTitle ? heading : <VisuallyHidden>{heading}</VisuallyHidden>}
        <Html html={content} css={css} />
      </Container>
      <Blocks blocks={blocks} />
    </>
  )
}
