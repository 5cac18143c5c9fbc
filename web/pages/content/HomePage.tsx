import { LoadFailure } from '#web/shop/content/LoadFailure.tsx'
import { PageDocument, usePageQuery } from '#web/shop/content/page.generated.ts'
import { useForgetFailure } from '#web/shop/content/useForgetFailure.ts'
import { Html } from '#web/ui/Html.tsx'
import { NotFoundScreen } from '#web/ui/screens/NotFoundScreen.tsx'
import { PageSkeleton } from '#web/ui/screens/PageSkeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { Blocks } from './Blocks.tsx'

/** The home page, all of it an editor's (SPEC §2, page key home). */
export function Page() {
  const { data, error, refetch } = usePageQuery({ variables: { key: 'home' }, errorPolicy: 'all' })
  const page = data?.page
  useForgetFailure(Boolean(error && !page), PageDocument, { key: 'home' })
  if (!page && error)
    return <LoadFailure error={error} retry={refetch} toast="Failed to fetch home page" />
  if (!page) return data ? <NotFoundScreen /> : <PageSkeleton />
  const { title, content, styles, blocks } = page
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <Blocks blocks={blocks} />
      <Html html={content} css={styles} />
    </>
  )
}
