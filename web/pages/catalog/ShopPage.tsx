import { ListingView } from '#web/shop/catalog/listing/ListingView.tsx'
import { PageIntro } from '#web/shop/content/blocks/PageIntro.tsx'
import { usePageQuery } from '#web/shop/content/page.generated.ts'
import { useFailureToast } from '#web/ui/toast/useFailureToast.ts'

/** Everything there is to buy (SPEC §2, page key shop). */
export function Page() {
  const { data, error } = usePageQuery({ variables: { key: 'shop' } })
  useFailureToast(Boolean(error), 'Failed to fetch shop page')
  return (
    <>
      <PageIntro
        title={data?.page?.title ?? 'Shop'}
        html={data?.page?.content}
        css={data?.page?.styles}
        waits={!data && !error}
      />
      <ListingView fixed={{}} />
    </>
  )
}
