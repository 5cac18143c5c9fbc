import type { Chosen } from '@vitrine/machines/selection/variations.ts'
import type { WishlistChange } from '@vitrine/machines/wishlist/wishlist.ts'
import { type ComponentProps, type Ref, useMemo, useState } from 'react'
import { ApiError, toApiError } from '#web/core/data/apiError.ts'
import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { emptyCopy } from '#web/generated/messages/emptyCopy.ts'
import { loadCopy } from '#web/generated/messages/loadCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { pathTo } from '#web/paths.ts'
import { ProductCard } from '#web/shop/catalog/card/ProductCard.tsx'
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
import { useFailureToast } from '#web/ui/toast/toast.ts'
import { useNextCardFocus } from './useNextCardFocus.ts'
import styles from './WishlistView.module.css'

const failure = loadCopy.wishlist

const emptyResponse = new ApiError({ message: '', extensions: { code: 'EMPTY_RESPONSE' } })

/** The saved products of a customer or of this device below `intro`, or a sign-in button (wishlist.page.*). */
export function WishlistView({ intro }: { intro: Elements }) {
  const { status, isChanging } = useSession()
  const { guestItems } = useWishlist()
  if (status === 'signedIn') return <CustomerProducts intro={intro} />
  return (
    <>
      {intro}
      {status !== 'guest' || isChanging || !guestItems ? (
        <WishlistSkeleton />
      ) : (
        <GuestProducts items={guestItems} />
      )}
    </>
  )
}

function GuestProducts({ items }: { items: readonly WishlistChange[] }) {
  const { requestSignIn } = useSession()
  const ids = useMemo(() => items.map(({ productId }) => productId), [items])
  // Removing a product does not load the others again.
  const [requested, setRequested] = useState(ids)
  if (ids.some((id) => !requested.includes(id))) setRequested(ids)
  const { data, error, refetch } = useGuestWishlistQuery({
    variables: { ids: [...requested] },
    skip: requested.length === 0,
    errorPolicy: 'all',
  })
  const loaded = data?.listing?.nodes
  const products = useMemo(() => loaded?.filter(({ id }) => ids.includes(id)), [loaded, ids])
  useFailureToast(!products && Boolean(error), failure)
  const { list, title, cardProps } = useNextCardFocus(products)
  const signIn = <Button onClick={() => requestSignIn()}>{catalogCopy.signIn}</Button>
  if (ids.length === 0 || products?.length === 0)
    return (
      <EmptyState title={catalogCopy.signInForWishlist} titleRef={title} action={signIn} suggests />
    )
  if (!products) return error ? <WishlistFailure retry={refetch} /> : <WishlistSkeleton />
  return (
    <>
      <div className={styles.note}>
        <p>{catalogCopy.keptItems}</p>
        {signIn}
      </div>
      <ProductGrid
        products={products}
        chosenOf={(id) => items.find(({ productId }) => productId === id)?.chosen}
        listRef={list}
        cardProps={cardProps}
      />
    </>
  )
}

type Saved = NonNullable<WishlistQuery['wishlist']>

function CustomerProducts({ intro }: { intro: Elements }) {
  const { data, error, refetch } = useWishlistQuery({
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  })
  const saved = data?.wishlist ?? undefined
  const reason = error ?? (data && emptyResponse)
  const failed = saved || !reason ? undefined : toApiError(reason)
  const isNotFound = failed?.code === 'NOT_FOUND'
  useFailureToast(Boolean(failed) && !isNotFound, failure)
  if (isNotFound) return <NotFoundScreen />
  if (failed?.code === 'EMPTY_RESPONSE') return <LoadFailure error={failed} retry={refetch} />
  return (
    <>
      {intro}
      <ProductList saved={saved} hasFailed={Boolean(failed)} retry={refetch} />
    </>
  )
}

function ProductList({
  saved,
  hasFailed,
  retry,
}: {
  saved: Saved | undefined
  hasFailed: boolean
  retry: () => Promise<unknown>
}) {
  const products = saved?.nodes
  const { list, title, cardProps } = useNextCardFocus(products)
  if (hasFailed) return <WishlistFailure retry={retry} />
  if (!products) return <WishlistSkeleton />
  if (products.length === 0)
    return (
      <EmptyState
        title={emptyCopy.none}
        suggests
        titleRef={title}
        action={<ButtonLink href={pathTo('shop')}>{catalogCopy.backToShop}</ButtonLink>}
      />
    )
  const chosenOf = (id: string) =>
    byOption(saved?.foundOptions.find(({ productId }) => productId === id)?.selectedOptions)
  return (
    <ProductGrid products={products} chosenOf={chosenOf} listRef={list} cardProps={cardProps} />
  )
}

const byOption = (selected: Saved['foundOptions'][number]['selectedOptions'] = []) =>
  Object.fromEntries(selected.map(({ option, value }) => [option, value]))

function ProductGrid({
  products,
  chosenOf,
  listRef,
  cardProps,
}: {
  products: readonly ComponentProps<typeof ProductCard>['product'][]
  /** The options with which a product was saved (wishlist.item.options). */
  chosenOf: (id: string) => Chosen | undefined
  listRef: Ref<HTMLUListElement>
  cardProps: ReturnType<typeof useNextCardFocus>['cardProps']
}) {
  return (
    <ul ref={listRef} className={styles.grid} aria-label={catalogCopy.savedProducts}>
      {products.map((product) => (
        <li key={product.id} {...cardProps(product.id)}>
          <ProductCard
            product={product}
            chosen={chosenOf(product.id)}
            sizes="(width >= 48rem) 24vw, 50vw"
          />
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
