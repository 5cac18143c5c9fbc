import { pathTo } from '#web/paths.ts'
import { ProductCard } from '#web/shop/catalog/card/ProductCard.tsx'
import { catalogCopy } from '#web/shop/catalog/copy.ts'
import { useWishlistQuery } from '#web/shop/catalog/wishlist/wishlist.generated.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { CardSkeletons, LoadingNote } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { useFailureToast } from '#web/ui/toast/useFailureToast.ts'
import { useNextCardFocus } from './useNextCardFocus.ts'
import styles from './WishlistView.module.css'

const failure = 'Failed to fetch wishlist page'

/** The customer's saved products, or a sign-in button for guests (wishlist.page.*). */
export function WishlistView() {
  const { status, isChanging, requestSignIn } = useSession()
  if (status === 'signedIn') return <SavedProducts />
  if (status === 'guest' && !isChanging)
    return (
      <EmptyState
        title="Please sign in to view your wishlist."
        action={<Button onClick={() => requestSignIn()}>{catalogCopy.signIn}</Button>}
      />
    )
  return <WishlistSkeleton />
}

function SavedProducts() {
  const { data, error, refetch } = useWishlistQuery({
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  })
  const products = data?.wishlist
  const { list, title, cardProps } = useNextCardFocus(products)
  const hasFailed = !products && Boolean(error)
  useFailureToast(hasFailed, failure)
  if (hasFailed)
    return (
      <div role="alert">
        <EmptyState
          title={failure}
          action={<Button onClick={() => refetch().catch(() => {})}>{catalogCopy.tryAgain}</Button>}
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
