import { useSearch } from 'wouter'
import { PageIntro } from '#web/shop/content/blocks/PageIntro.tsx'
import { LoadFailure } from '#web/shop/content/LoadFailure.tsx'
import { usePageQuery } from '#web/shop/content/page.generated.ts'
import { StoriesList } from '#web/shop/content/stories/StoriesList.tsx'
import { shownPages } from '#web/shop/content/stories/storiesAddress.ts'
import { Container } from '#web/ui/Container.tsx'
import { NotFoundScreen } from '#web/ui/screens/NotFoundScreen.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './StoriesPage.module.css'

/** The journal (SPEC §2 /stories, page key stories). */
export function Page() {
  const { data, error, refetch } = usePageQuery({ variables: { key: 'stories' } })
  const pages = shownPages(new URLSearchParams(useSearch()))
  if (!data && error)
    return <LoadFailure error={error} retry={refetch} toast="Failed to fetch page" />
  if (data && !data.page) return <NotFoundScreen />
  const intro = data?.page
  return (
    <Container className={styles.page}>
      {intro && !intro.options.showTitle ? (
        <VisuallyHidden>
          <h1>{intro.title}</h1>
        </VisuallyHidden>
      ) : (
        <PageIntro
          title={intro?.title ?? 'Stories'}
          html={intro?.content}
          css={intro?.styles}
          waits={!data}
        />
      )}
      <StoriesList pages={pages} />
    </Container>
  )
}
