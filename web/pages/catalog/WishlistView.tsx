import { type ComponentProps, type Ref, useMemo, useState } from 'react'
import { ApiError, toApiError } from '#web/core/data/apiError.ts'
import type { Elements } from '#web/lib/elements.ts'
import { pathTo } from '#web/paths.ts'
import { ProductCard } from '#web/shop/catalog/card/ProductCard.tsx'
import { catalogCopy } from '#web/shop/catalog/copy.ts'
import { useWishlist } from '#web/shop/catalog/wishlist/WishlistProvider.tsx'
import {
  useGuestWishlistQuery,
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

/** The saved products of a customer or of this device below `intro`, or a sign-in button (wishlist.page.*). */
export function WishlistView({ intro }: { intro: Elements }) {
  const { status, isChanging } = useSession()
  const { guestIds } = useWishlist()
  if (status === 'signedIn') return <CustomerProducts intro={intro} />
  return (
    <>
      {intro}
      {status !== 'guest' || isChanging || !guestIds ? (
        <WishlistSkeleton />
      ) : (
        <GuestProducts ids={guestIds} />
      )}
    </>
  )
}

function GuestProducts({ ids }: { ids: readonly string[] }) {
  const { requestSignIn } = useSession()
  // Removing a product does not load the others again.
  const [asked, setAsked] = useState(ids)
  if (ids.some((id) => !asked.includes(id))) setAsked(ids)
  const { data, error, refetch } = useGuestWishlistQuery({
    variables: { ids: [...asked] },
    skip: asked.length === 0,
    errorPolicy: 'all',
  })
  const loaded = data?.listing?.nodes
  const products = useMemo(() => loaded?.filter(({ id }) => ids.includes(id)), [loaded, ids])
  useFailureToast(!products && Boolean(error), failure)
  const { list, title, cardProps } = useNextCardFocus(products)
  const signIn = <Button onClick={() => requestSignIn()}>{catalogCopy.signIn}</Button>
  if (ids.length === 0 || products?.length === 0)
    return (
      <EmptyState
        title="Please sign in to view your wishlist."
        titleRef={title}
        action={signIn}
        suggests
      />
    )
  if (!products) return error ? <WishlistFailure retry={refetch} /> : <WishlistSkeleton />
  return (
    <>
      <div className={styles.note}>
        <p>{catalogCopy.keptItems}</p>
        {signIn}
      </div>
      <ProductGrid products={products} listRef={list} cardProps={cardProps} />
    </>
  )
}

type SavedProducts = NonNullable<WishlistQuery['wishlist']>['nodes']

function CustomerProducts({ intro }: { intro: Elements }) {
  const { data, error, refetch } = useWishlistQuery({
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  })
  const products = data?.wishlist?.nodes
  const reason = error ?? (data && emptyResponse)
  const failed = products || !reason ? undefined : toApiError(reason)
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
  products: SavedProducts | undefined
  hasFailed: boolean
  retry: () => Promise<unknown>
}) {
  const { list, title, cardProps } = useNextCardFocus(products)
  if (hasFailed) return <WishlistFailure retry={retry} />
  if (!products) return <WishlistSkeleton />
  if (products.length === 0)
    return (
      <EmptyState
        title="No products found."
        suggests
        titleRef={title}
        action={<ButtonLink href={pathTo('shop')}>{catalogCopy.backToShop}</ButtonLink>}
      />
    )
  return <ProductGrid products={products} listRef={list} cardProps={cardProps} />
}

function ProductGrid({
  products,
  listRef,
  cardProps,
}: {
  products: readonly ComponentProps<typeof ProductCard>['product'][]
  listRef: Ref<HTMLUListElement>
  cardProps: ReturnType<typeof useNextCardFocus>['cardProps']
}) {
  return (
    <ul ref={listRef} className={styles.grid} aria-label={catalogCopy.savedProducts}>
      {products.map((product) => (
        <li key={product.id} {...cardProps(product.id)}>
          <ProductCard product={product} sizes="(width >= 48rem) 24vw, 50vw" />
        </li>
      ))}
    </ul>
  )
}

function WishlistFailure({ retry }: { retry: () => Promise<unknown> }) {
  return (
    <div role="alert">
      <EmptyState
        title={failure}
        action={<Button onClick={() => retry().catch(() => {})}>{catalogCopy.tryAgain}</Button>}
      />
    </div>
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
