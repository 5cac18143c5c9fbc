import { useOpenOverlay } from '#web/core/overlays.ts'
import { classes } from '#web/lib/classes.ts'
import { pathTo } from '#web/paths.ts'
import { useBagCount, useVisitor } from '#web/shop/customer/session/useVisitor.ts'
import { IconButton, IconLink } from '#web/ui/IconButton.tsx'
import { BagIcon, HeartIcon, PersonIcon } from '#web/ui/icons.tsx'
import { frameCopy } from './copy.ts'
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

/** A link to the wishlist. */
export function WishlistLink() {
  return <IconLink label={frameCopy.wishlist} icon={<HeartIcon />} href={pathTo('wishlist')} />
}

/** Opens the bag and shows the number of its items (frame.header.cart). */
export function BagButton() {
  const openOverlay = useOpenOverlay()
  const bagCount = useBagCount()
  return (
    <IconButton
      label={bagCount === 0 ? 'Shopping Bag' : frameCopy.bagOf(bagCount)}
      icon={
        <span className={styles.bag}>
          <BagIcon />
          {bagCount > 0 ? (
            <span className={styles.count} aria-hidden="true">
              {bagCount}
            </span>
          ) : null}
        </span>
      }
      aria-haspopup="dialog"
      onClick={() => openOverlay('bag')}
    />
  )
}
