import type { ReactNode } from 'react'
import { ApiError } from '#web/core/data/apiError.ts'
import { pathTo } from '#web/paths.ts'
import { ProductCard } from '#web/shop/catalog/card/ProductCard.tsx'
import { catalogCopy } from '#web/shop/catalog/copy.ts'
import {
  useWishlistQuery,
  type WishlistQuery,
} from '#web/shop/catalog/wishlist/wishlist.generated.ts'
import { LoadFailure } from '#web/shop/content/LoadFailure.tsx'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { CardSkeletons, LoadingNote } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { NotFoundScreen } from '#web/ui/screens/NotFoundScreen.tsx'
import { useFailureToast } from '#web/ui/toast/useFailureToast.ts'
import { useNextCardFocus } from './useNextCardFocus.ts'
import styles from './WishlistView.module.css'

const failure = 'Failed to fetch wishlist page'

const emptyResponse = new ApiError({ message: '', extensions: { code: 'EMPTY_RESPONSE' } })

/** The customer's saved products below `intro`, or a sign-in button for guests (wishlist.page.*). */
export function WishlistView({ intro }: { intro: ReactNode }) {
  const { status, isChanging, requestSignIn } = useSession()
  if (status === 'signedIn') return <SavedProducts intro={intro} />
  return (
    <>
      {intro}
      {status === 'guest' && !isChanging ? (
        <EmptyState
          title="Please sign in to view your wishlist."
          action={<Button onClick={() => requestSignIn()}>{catalogCopy.signIn}</Button>}
        />
      ) : (
        <WishlistSkeleton />
      )}
    </>
  )
}

/** The list, or a screen in place of the page when there is no list at all (errors.not-found.page, errors.empty-response). */
function SavedProducts({ intro }: { intro: ReactNode }) {
  const { data, error, refetch } = useWishlistQuery({
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  })
  const products = data?.wishlist
  const failed = products ? undefined : (error ?? (data && emptyResponse))
  const isNotFound = failed?.code === 'NOT_FOUND'
  useFailureToast(Boolean(failed) && !isNotFound, failure)
  if (isNotFound) return <NotFoundScreen />
  if (failed?.code === 'EMPTY_RESPONSE') return <LoadFailure error={failed} retry={refetch} />
  return (
    <>
      {intro}
      <ProductList products={products} hasFailed={Boolean(failed)} retry={refetch} />
    </>
  )
}

function ProductList({
  products,
  hasFailed,
  retry,
}: {
  products: NonNullable<WishlistQuery['wishlist']> | null | undefined
  hasFailed: boolean
  retry: () => Promise<unknown>
}) {
  const { list, title, cardProps } = useNextCardFocus(products)
  if (hasFailed)
    return (
      <div role="alert">
        <EmptyState
          title={failure}
          action={<Button onClick={() => retry().catch(() => {})}>{catalogCopy.tryAgain}</Button>}
        />
      </div>
    )
  if (!products) return <WishlistSkeleton />
  if (products.length === 0)
    return (
      <EmptyState
        title="No products found."
        titleRef={title}
        action={<ButtonLink href={pathTo('shop')}>{catalogCopy.backToShop}</ButtonLink>}
      />
    )
  return (
    <ul ref={list} className={styles.grid} aria-label={catalogCopy.savedProducts}>
      {products.map((product) => (
        <li key={product.id} {...cardProps(product.id)}>
          <ProductCard product={product} sizes="(width >= 48rem) 24vw, 50vw" />
        </li>
      ))}
    </ul>
  )
}

function WishlistSkeleton() {
  return (
    <>
      <LoadingNote />
      <ul className={styles.grid} aria-hidden="true">
        <CardSkeletons count={4} />
      </ul>
    </>
  )
}
