import type { Chosen } from '@vitrine/machines/selection/variations.ts'
import { cardLabelCopy } from '#web/generated/messages/cardLabelCopy.ts'
import { classes } from '#web/lib/classes.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { HeartIcon } from '#web/ui/icons.tsx'
import styles from './WishlistButton.module.css'
import { useWishlist } from './WishlistProvider.tsx'

/** Adds a product to the wishlist or removes it (wishlist.toggle.*). */
export function WishlistButton({
  productId,
  chosen,
  framed = false,
  className,
}: {
  productId: string
  /** The selected options, which the wishlist remembers (wishlist.item.options). */
  chosen?: Chosen | undefined
  /** Whether it has a frame and the height of the button beside it. */
  framed?: boolean
  className?: string
}) {
  const { isSaved, toggle } = useWishlist()
  const saved = isSaved(productId)
  return (
    <IconButton
      className={classes(styles.heart, framed && styles.framed, className)}
      label={saved ? cardLabelCopy.unsave : cardLabelCopy.save}
      icon={<HeartIcon filled={saved} />}
      onClick={() => toggle(productId, chosen)}
    />
  )
}
