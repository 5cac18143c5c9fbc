import { useOpenOverlay } from '#web/core/overlays.ts'
import { frameCopy } from '#web/generated/messages/frameCopy.ts'
import { sessionCopy } from '#web/generated/messages/sessionCopy.ts'
import { classes } from '#web/lib/classes.ts'
import { pathTo } from '#web/paths.ts'
import { useCartQuery } from '#web/shop/cart/cart.generated.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { IconButton, IconLink } from '#web/ui/IconButton.tsx'
import { CartIcon, HeartIcon, PersonIcon } from '#web/ui/icons.tsx'
import { LanguageLink } from '../LanguageLink.tsx'
import styles from './VisitorLinks.module.css'

/** A link to the account, labelled with the customer's name once it is known (frame.header.account-name). */
export function AccountLink({ className }: { className: string | undefined }) {
  const { accountName } = useVisitor()
  return (
    <a className={classes(styles.account, className)} href={pathTo('account')}>
      <span className={styles.accountName}>{accountName}</span>
      <PersonIcon />
    </a>
  )
}

/** The switch to the other language: in wide windows, and where the browser prefers that language (frame.language.suggestion). */
export const HeaderLanguage = ({ className }: { className: string | undefined }) => (
  <LanguageLink className={classes(styles.account, className)} />
)

export function WishlistLink() {
  return <IconLink label={frameCopy.wishlist} icon={<HeartIcon />} href={pathTo('wishlist')} />
}

/** Opens the bag and shows the number of its items (frame.header.cart). */
export function CartButton() {
  const openOverlay = useOpenOverlay()
  const cartCount = useCartCount()
  return (
    <IconButton
      label={cartCount === 0 ? frameCopy.cart : frameCopy.cartOf({ count: cartCount })}
      icon={
        <span className={styles.cart}>
          <CartIcon />
          {cartCount > 0 ? (
            <span className={styles.count} aria-hidden="true">
              {cartCount}
            </span>
          ) : null}
        </span>
      }
      aria-haspopup="dialog"
      onClick={() => openOverlay('bag')}
    />
  )
}

/** Returns the visitor's part of the header, unknown in the server's HTML, which is cached for everyone. */
export function useVisitor() {
  const { status, user } = useSession()
  return {
    isSignedIn: status === 'signedIn',
    isGuest: status === 'guest',
    accountName: user?.displayName ?? sessionCopy.account,
  }
}

/** Returns the number of items in the bag, from the same data as the mini cart (cart.source). */
export const useCartCount = (): number =>
  useCartQuery({ fetchPolicy: 'cache-only', ssr: false }).data?.cart?.itemCount ?? 0
