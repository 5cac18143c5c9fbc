import { useSearch } from 'wouter'
import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { ListingView } from '#web/shop/catalog/listing/ListingView.tsx'
import { readSelection } from '#web/shop/catalog/listing/listingUrl.ts'
import { PageIntro } from '#web/shop/content/blocks/PageIntro.tsx'
import type { PageFieldsFragment } from '#web/shop/content/page.generated.ts'

interface ShopPageProps {
  data: { page?: PageFieldsFragment | null }
  isLoading: boolean
}

/** All products, or the results of a search with its text as heading (search.results.heading). */
export function Page({ data: { page }, isLoading }: ShopPageProps) {
  const { search } = readSelection(new URLSearchParams(useSearch()))
  const results = {
    title: catalogCopy.resultsFor({ text: search }),
    showTitle: true,
    content: '',
    styles: null,
  }
  return (
    <>
      <PageIntro
        content={search ? results : page}
        isLoading={isLoading && !search}
        fallbackTitle={titleCopy.shop}
      />
      <ListingView fixed={{}} />
    </>
  )
}
