import { Blocks } from '#web/shop/content/Blocks.tsx'
import { LoadFailure } from '#web/shop/content/LoadFailure.tsx'
import { usePageQuery } from '#web/shop/content/page.generated.ts'
import { Story } from '#web/shop/content/Story.tsx'
import { isStory } from '#web/shop/content/story.ts'
import { useForgetFailure } from '#web/shop/content/useForgetFailure.ts'
import { useFrameHeights } from '#web/shop/content/useFrameHeights.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Html } from '#web/ui/Html.tsx'
import { NotFoundScreen } from '#web/ui/NotFoundScreen.tsx'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './ContentPage.module.css'

/** A page that an editor wrote, or a story (SPEC §2 /{slug}). */
export function Page({ parameters }: { parameters: Record<string, string> }) {
  const key = parameters['slug'] ?? ''
  const { data, error, refetch } = usePageQuery({ variables: { key }, errorPolicy: 'all' })
  const page = data?.page
  useForgetFailure(Boolean(error && !page), 'page', { key })
  if (!page && error)
    return <LoadFailure error={error} retry={refetch} toast="Failed to fetch page" />
  if (!page) return data ? <NotFoundScreen /> : <PageSkeleton />
  return isStory(page) ? <Story story={page} /> : <Editorial page={page} />
}

type EditorsPage = Parameters<typeof Story>[0]['story']

function Editorial({ page }: { page: EditorsPage }) {
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
