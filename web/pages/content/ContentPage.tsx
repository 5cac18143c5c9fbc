import { useLocation } from 'wouter'
import { PageTitle } from '#web/shop/content/blocks/PageTitle.tsx'
import { useFrameHeights } from '#web/shop/content/blocks/useFrameHeights.ts'
import { useFrameLeads } from '#web/shop/content/blocks/useFrameLeads.ts'
import type { PageFieldsFragment } from '#web/shop/content/page.generated.ts'
import { Story } from '#web/shop/content/stories/Story.tsx'
import type { StoryFieldsFragment } from '#web/shop/content/stories/stories.generated.ts'
import { isStory } from '#web/shop/content/stories/story.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Html } from '#web/ui/Html.tsx'
import { Blocks } from './Blocks.tsx'
import styles from './ContentPage.module.css'

type ContentPageProps =
  | { data: { page: PageFieldsFragment }; preview?: undefined }
  | { data?: undefined; preview: StoryFieldsFragment }

export function Page({ data, preview }: ContentPageProps) {
  const [path] = useLocation()
  if (data && !isStory(data.page)) return <Editorial page={data.page} />
  return (
    <Story path={path} preview={data ? data.page : preview} story={data?.page}>
      <Blocks blocks={data?.page.blocks ?? []} css={null} />
    </Story>
  )
}

function Editorial({ page }: { page: PageFieldsFragment }) {
  useFrameHeights()
  useFrameLeads()
  const { content, styles: css, blocks, meta } = page
  return (
    <>
      <Container width="text" className={styles.page}>
        <Breadcrumbs steps={meta.breadcrumbs} />
        <PageTitle className={styles.title} content={page} />
        <Html html={content} css={css} />
      </Container>
      <Blocks blocks={blocks} css={css} />
    </>
  )
}
