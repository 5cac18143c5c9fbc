import { useEffect, useMemo, useState } from 'react'
import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { productCopy } from '#web/generated/messages/productCopy.ts'
import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import type { CartContents } from '#web/ui/screens/suggestionsSlot.ts'
import { ProductCard } from '../card/ProductCard.tsx'
import { ProductListContext } from '../card/productAnalytics.ts'
import type { ProductCardFieldsFragment } from '../card/productCard.generated.ts'
import { useRecentlyViewedQuery } from '../product/product.generated.ts'
import { readRecentlyViewed } from './RecentlyViewed.tsx'
import styles from './Suggestions.module.css'
import {
  useSimilarProductsQuery,
  useSuggestedProductsQuery,
  useSuggestionsForCartQuery,
} from './suggestions.generated.ts'

/** The number of products of each row. */
const perRow = 4

/** Products that go with a bag, or with nothing yet. */
export const Suggestions = ({ cart }: { cart?: CartContents }) =>
  cart ? <CartSuggestions {...cart} /> : <EmptySuggestions />

/** The look of the product that was added last; without one, what goes with it (cart.suggestions). */
function CartSuggestions({ slug, productIds }: CartContents) {
  const { data, previousData, loading } = useSuggestionsForCartQuery({
    variables: { slug },
    errorPolicy: 'all',
  })
  const product = (data ?? previousData)?.product
  const isOffered = ({ id, stockStatus }: ProductCardFieldsFragment) =>
    stockStatus === 'IN_STOCK' && !productIds.includes(id)
  const look = product?.completeTheLook?.products.filter(isOffered) ?? []
  const related = product?.upsellProducts.filter(isOffered)
  return (
    <Row
      title={look.length > 0 ? productCopy.completeTheLook : productCopy.alsoLike}
      products={look.length > 0 ? look : related}
      isLoading={loading}
      count={perRow}
      strip
    />
  )
}

/**
 * Products similar to one that the shop no longer has (routes.gone), recently viewed ones and popular ones, below an
 * empty state (errors.empty.suggestions), without a row that cannot be loaded (errors.empty.suggestions-failure).
 */
function EmptySuggestions() {
  const [viewed, setViewed] = useState<readonly string[]>()
  // The address of a product that the shop no longer has.
  const [slug] = useState(() => /\/product\/([^/]+)$/.exec(location.pathname)?.[1])
  useEffect(() => setViewed(readRecentlyViewed().slice(0, perRow)), [])
  const recent = useRecentlyViewedQuery({
    variables: { ids: [...(viewed ?? [])] },
    skip: !viewed?.length,
    errorPolicy: 'all',
  })
  const popular = useSuggestedProductsQuery({
    // Some of them may be among those that were viewed.
    variables: { limit: 2 * perRow },
    errorPolicy: 'all',
  })
  const similar = useSimilarProductsQuery({
    variables: { slug: slug ?? '' },
    skip: slug === undefined,
    errorPolicy: 'all',
  })
  const others = popular.data?.listing?.products
    .filter(({ id }) => !viewed?.includes(id))
    .slice(0, perRow)
  return (
    <div className={styles.suggestions}>
      {slug ? (
        <Row
          title={productCopy.similar}
          products={similar.data?.similarProducts}
          isLoading={false}
          count={perRow}
        />
      ) : null}
      {viewed?.length ? (
        <Row
          title={catalogCopy.recentlyViewed}
          products={recent.data?.listing?.nodes}
          isLoading={recent.loading}
          count={viewed.length}
        />
      ) : null}
      <Row
        title={catalogCopy.popular}
        products={others}
        isLoading={popular.loading}
        count={perRow}
      />
    </div>
  )
}

interface RowProps {
  title: string
  products: readonly ProductCardFieldsFragment[] | null | undefined
  isLoading: boolean
  /** The number of skeletons while it loads. */
  count: number
  /** Whether it is one line that scrolls sideways. */
  strip?: boolean
}

function Row({ title, products, isLoading, count, strip = false }: RowProps) {
  const list = useMemo(() => ({ id: 'suggestions', name: title }), [title])
  if (!isLoading && !products?.length) return null
  return (
    <section className={styles.row} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={strip ? styles.strip : styles.grid}>
        {products ? (
          products.map((product, index) => (
            <li key={product.id}>
              <ProductListContext value={list}>
                <ProductCard
                  product={product}
                  index={index}
                  sizes={strip ? '9rem' : '(width >= 48rem) 22vw, 50vw'}
                />
              </ProductListContext>
            </li>
          ))
        ) : (
          <CardSkeletons count={count} />
        )}
      </ul>
    </section>
  )
}
