import { PageIntro } from '#web/shop/content/blocks/PageIntro.tsx'
import { LoadFailure } from '#web/shop/content/LoadFailure.tsx'
import { usePostQuery } from '#web/shop/content/page.generated.ts'
import { StoreLocator } from '#web/shop/content/stores/StoreLocator.tsx'
import { useStoresQuery } from '#web/shop/content/stores/stores.generated.ts'
import { Container } from '#web/ui/Container.tsx'
import { PageSkeleton } from '#web/ui/screens/PageSkeleton.tsx'
import { useFailureToast } from '#web/ui/toast/useFailureToast.ts'
import styles from './StoresPage.module.css'

/** The store locator (SPEC §2 /stores). The editor's words may be missing; the stores are the page. */
export function Page() {
  const { data: words, error: failure } = usePostQuery({
    variables: { slug: 'stores' },
    errorPolicy: 'all',
  })
  useFailureToast(Boolean(failure), 'Failed to fetch post')
  const { data, error, refetch } = useStoresQuery()
  if (!data?.stores)
    return error ? (
      <LoadFailure error={error} retry={refetch} toast="Failed to fetch page" />
    ) : (
      <PageSkeleton />
    )
  return (
    <Container className={styles.page}>
      <PageIntro
        title={words?.post?.title ?? 'Stores'}
        html={words?.post?.content}
        css={words?.post?.styles}
      />
      <StoreLocator stores={data.stores} />
    </Container>
  )
}
