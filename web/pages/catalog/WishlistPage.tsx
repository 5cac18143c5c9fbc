import { PageIntro } from '#web/shop/content/blocks/PageIntro.tsx'
import { LoadFailure } from '#web/shop/content/LoadFailure.tsx'
import { usePageQuery } from '#web/shop/content/page.generated.ts'
import { Container } from '#web/ui/Container.tsx'
import { PageSkeleton } from '#web/ui/screens/PageSkeleton.tsx'
import { WishlistView } from './WishlistView.tsx'

/** What a customer saved (SPEC §2 /wishlist); the words above it are an editor's. */
export function Page() {
  const { data, error, refetch } = usePageQuery({
    variables: { key: 'wishlist' },
    errorPolicy: 'all',
  })
  const page = data?.page
  if (!page && error)
    return <LoadFailure error={error} retry={refetch} toast="Failed to fetch wishlist page" />
  if (!data) return <PageSkeleton />
  return (
    <Container>
      <PageIntro title={page?.title ?? 'Wishlist'} html={page?.content} css={page?.styles} />
      <WishlistView />
    </Container>
  )
}
