import { classes } from '#web/lib/classes.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { HeartIcon } from '#web/ui/icons.tsx'
import styles from './WishlistButton.module.css'
import { useWishlist } from './WishlistProvider.tsx'

/** Saves a product to the wishlist, or takes it off (SPEC §4 Wishlist). */
export function WishlistButton({
  productId,
  framed = false,
  className,
}: {
  productId: string
  /** As tall as the button beside it, with a frame. */
  framed?: boolean
  className?: string
}) {
  const { isSaved, toggle } = useWishlist()
  const saved = isSaved(productId)
  return (
    <IconButton
      className={classes(styles.heart, framed && styles.framed, className)}
      label={saved ? 'Remove item' : 'Save item'}
      icon={<HeartIcon filled={saved} />}
      onClick={() => toggle(productId)}
    />
  )
}
