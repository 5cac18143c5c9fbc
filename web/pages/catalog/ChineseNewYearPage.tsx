import { ListingView } from '#web/shop/catalog/listing/ListingView.tsx'
import { chineseNewYear } from '#web/shop/catalog/listing/listingAddress.ts'
import { PageIntro } from '#web/shop/content/blocks/PageIntro.tsx'
import { usePostQuery } from '#web/shop/content/page.generated.ts'
import { useFailureToast } from '#web/ui/toast/useFailureToast.ts'

/** The campaign's listing: both brands, one category, no filters (SPEC §2 /chinese-new-year). */
export function Page() {
  const { data, error } = usePostQuery({ variables: { slug: 'chinese-new-year' } })
  useFailureToast(Boolean(error), 'Failed to fetch post')
  return (
    <>
      <PageIntro
        title={data?.post?.title ?? 'Chinese New Year'}
        html={data?.post?.content}
        css={data?.post?.styles}
        waits={!data && !error}
      />
      <ListingView fixed={chineseNewYear} />
    </>
  )
}
