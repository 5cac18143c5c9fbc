import { ListingIntro } from '#web/shop/catalog/ListingIntro.tsx'
import { ListingView } from '#web/shop/catalog/ListingView.tsx'
import { categoryOf } from '#web/shop/catalog/listingAddress.ts'

/** A category or a brand (SPEC §2 /product-category/*). */
export function Page({ parameters }: { parameters: Record<string, string> }) {
  const path = parameters['*'] ?? ''
  const fixed = categoryOf(path)
  return (
    <>
      <ListingIntro key={path} fixed={fixed} path={path} />
      <ListingView fixed={fixed} hidden={['brands', 'discounts']} />
    </>
  )
}
