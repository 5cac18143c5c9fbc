import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { ListingView } from '#web/shop/catalog/listing/ListingView.tsx'
import { chineseNewYear } from '#web/shop/catalog/listing/listingUrl.ts'
import { PageIntro } from '#web/shop/content/blocks/PageIntro.tsx'
import type { PageFieldsFragment } from '#web/shop/content/page.generated.ts'

interface ChineseNewYearPageProps {
  data: { post?: PageFieldsFragment | null }
  isLoading: boolean
}

export function Page({ data: { post }, isLoading }: ChineseNewYearPageProps) {
  return (
    <>
      <PageIntro content={post} isLoading={isLoading} fallbackTitle={titleCopy.chineseNewYear} />
      <ListingView fixed={chineseNewYear} />
    </>
  )
}
