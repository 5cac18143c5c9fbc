import { useSearch } from 'wouter'
import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { PageIntro } from '#web/shop/content/blocks/PageIntro.tsx'
import type { PageFieldsFragment } from '#web/shop/content/page.generated.ts'
import { StoriesList } from '#web/shop/content/stories/StoriesList.tsx'
import { shownPages } from '#web/shop/content/stories/storiesUrl.ts'
import { Container } from '#web/ui/Container.tsx'
import styles from './StoriesPage.module.css'

interface StoriesPageProps {
  data: { page?: PageFieldsFragment | null }
  isLoading: boolean
}

export function Page({ data: { page }, isLoading }: StoriesPageProps) {
  const pages = shownPages(new URLSearchParams(useSearch()))
  return (
    <Container className={styles.page}>
      <PageIntro content={page} fallbackTitle={titleCopy.stories} isLoading={isLoading} />
      <StoriesList pages={pages} />
    </Container>
  )
}
