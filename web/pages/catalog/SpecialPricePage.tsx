import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { ListingView } from '#web/shop/catalog/listing/ListingView.tsx'
import { PageIntro } from '#web/shop/content/blocks/PageIntro.tsx'
import type { PageFieldsFragment } from '#web/shop/content/page.generated.ts'

interface SpecialPricePageProps {
  data: { post?: PageFieldsFragment | null }
  isLoading: boolean
}

export function Page({ data: { post }, isLoading }: SpecialPricePageProps) {
  return (
    <>
      <PageIntro content={post} isLoading={isLoading} fallbackTitle={titleCopy.specialPrice} />
      <ListingView fixed={{ specialPrice: true }} />
    </>
  )
}
