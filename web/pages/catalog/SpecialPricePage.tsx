import { ListingView } from '#web/shop/catalog/listing/ListingView.tsx'
import { PageIntro } from '#web/shop/content/blocks/PageIntro.tsx'
import { usePostQuery } from '#web/shop/content/page.generated.ts'
import { useFailureToast } from '#web/ui/toast/useFailureToast.ts'

/** Everything that is on sale (SPEC §2 /special-price). */
export function Page() {
  const { data, error } = usePostQuery({ variables: { slug: 'special-price' } })
  useFailureToast(Boolean(error), 'Failed to fetch post')
  return (
    <>
      <PageIntro
        title={data?.post?.title ?? 'Special Price'}
        html={data?.post?.content}
        css={data?.post?.styles}
        waits={!data && !error}
      />
      <ListingView fixed={{ specialPrice: true }} />
    </>
  )
}
