import { classes } from '#web/lib/classes.ts'
import { IconButton, IconLink } from '#web/ui/IconButton.tsx'
import { BagIcon, HeartIcon, PersonIcon } from '#web/ui/icons.tsx'
import { useOverlays } from './overlays.ts'
import { useVisitor } from './useVisitor.ts'
import styles from './VisitorLinks.module.css'

/** What is the visitor's own: account, wishlist, bag. `accountClass` says on which screens the account stands. */
export function VisitorLinks({ accountClass }: { accountClass: string | undefined }) {
  const { accountName } = useVisitor()
  return (
    <>
      <a className={classes(styles.account, accountClass)} href="/my-account">
        <PersonIcon />
        <span className={styles.accountName}>{accountName}</span>
      </a>
      <IconLink label="Wishlist" icon={<HeartIcon />} href="/wishlist" />
      <BagButton />
    </>
  )
}

/** Opens the bag, and says how many pieces are in it. */
export function BagButton() {
  const overlays = useOverlays()
  const { bagCount } = useVisitor()
  return (
    <IconButton
      label={bagCount === 0 ? 'Shopping Bag' : `Shopping Bag, ${bagCount}`}
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
      onClick={() => overlays.open('bag')}
    />
  )
}
