import { ListingView } from '#web/shop/catalog/listing/ListingView.tsx'
import { PageIntro } from '#web/shop/content/blocks/PageIntro.tsx'
import type { PageFieldsFragment } from '#web/shop/content/page.generated.ts'

interface ShopPageProps {
  data: { page?: PageFieldsFragment | null }
  isLoading: boolean
}

export function Page({ data: { page }, isLoading }: ShopPageProps) {
  return (
    <>
      <PageIntro content={page} isLoading={isLoading} fallbackTitle="Shop" />
      <ListingView fixed={{}} />
    </>
  )
}
