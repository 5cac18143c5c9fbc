import type { Chosen } from '@vitrine/machines/selection/variations.ts'
import { useOpenOverlay } from '#web/core/overlays.ts'
import { cardLabelCopy } from '#web/generated/messages/cardLabelCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { WishlistButton } from '../wishlist/WishlistButton.tsx'
import styles from './CardActions.module.css'
import type { ProductCardFieldsFragment } from './productCard.generated.ts'

/** The wishlist button of a card and, on desktop, its quick view (`listing.card.quick-view`). */
export function CardActions({
  product,
  chosen,
}: {
  product: Pick<ProductCardFieldsFragment, 'id' | 'slug' | 'name'>
  chosen: Chosen
}) {
  const open = useOpenOverlay()
  return (
    <div className={styles.overlay}>
      <WishlistButton productId={product.id} chosen={chosen} className={styles.heart} />
      <Button
        className={styles.quickView}
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => open('quickView', product.slug)}
      >
        {cardLabelCopy.quickView}
        <VisuallyHidden>{cardLabelCopy.quickViewOf({ product: product.name })}</VisuallyHidden>
      </Button>
    </div>
  )
}
