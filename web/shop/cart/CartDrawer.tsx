import { use, useEffect, useRef } from 'react'
import { trackItems } from '#web/core/analytics.ts'
import { useOverlays } from '#web/core/overlays.ts'
import { cartCopy } from '#web/generated/messages/cartCopy.ts'
import { cartToastCopy } from '#web/generated/messages/cartToastCopy.ts'
import { pathTo } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { CookieNotice } from '#web/ui/CookieNotice.tsx'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog.tsx'
import { Drawer } from '#web/ui/dialog/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { type CartContents, SuggestionsSlot } from '#web/ui/screens/suggestionsSlot.ts'
import styles from './CartDrawer.module.css'
import { CartLine } from './CartLine.tsx'
import { CartTotals } from './CartTotals.tsx'
import { Coupons } from './Coupons.tsx'
import { analyticsItem } from './cartAnalytics.ts'
import { RemovedLine } from './RemovedLine.tsx'
import { ShippingProgress } from './ShippingProgress.tsx'
import { type CartView, useCart } from './useCart.ts'
import { type RemovedItem, useRemovedLines } from './useRemovedLines.ts'

/** The mini cart: the bag in a drawer (frame.overlay.cart). */
export function CartDrawer() {
  const { current, close } = useOverlays()
  const bag = useCart()
  const removed = useRemovedLines(bag)
  const isOpen = current === 'bag'
  const hasLines = bag.lines.length > 0
  const isViewed = isOpen && hasLines
  const items = useRef(bag.cart?.items)
  items.current = bag.cart?.items
  useEffect(() => {
    if (!isViewed) return
    const shown = items.current ?? []
    trackItems('view_cart', shown[0]?.price.currencyCode, shown.map(analyticsItem))
  }, [isViewed])
  const closeCart = () => {
    close()
    bag.markNoticesSeen()
  }
  return (
    <>
      <Drawer
        side="right"
        open={isOpen}
        onClose={closeCart}
        title={cartCopy.title}
        footer={hasLines && bag.cart ? <CartTotals cart={bag.cart} bag={bag} /> : null}
      >
        <CartContent bag={bag} removed={removed} />
      </Drawer>
      <ConfirmDialog
        open={bag.removal.isConfirming}
        title={cartCopy.removeQuestion}
        accept={cartCopy.remove}
        decline={cartCopy.keep}
        onAccept={bag.removal.confirm}
        onDecline={bag.removal.decline}
      >
        <p>
          {bag.removal.name
            ? cartCopy.removeText({ name: bag.removal.name })
            : cartCopy.removeItemText}
        </p>
      </ConfirmDialog>
    </>
  )
}

/** The products of the bag, for suggestions that go with it. */
const contentOf = (lines: CartView['lines']): CartContents => ({
  slug: lines.at(-1)?.item.url.split('/').at(-1) ?? '',
  productIds: lines.map(({ item }) => item.productId),
})

function CartContent({ bag, removed }: { bag: CartView; removed: readonly RemovedItem[] }) {
  const Suggestions = use(SuggestionsSlot)
  if (bag.hasFailed)
    return (
      <div className={styles.content}>
        <Notice tone="error">{cartCopy.failed}</Notice>
        <Button variant="secondary" onClick={bag.retry}>
          {cartCopy.tryAgain}
        </Button>
      </div>
    )
  if (!bag.cart)
    return (
      <div className={styles.content}>
        <LoadingNote />
        <TextSkeleton lines={6} />
      </div>
    )
  return (
    <div className={styles.content}>
      <CookieNotice />
      {bag.notices.ofCart.map((message) => (
        <Notice key={message} tone="warning">
          {message}
        </Notice>
      ))}
      {bag.lines.length === 0 ? (
        <>
          <Lines bag={bag} removed={removed} />
          <EmptyState
            title={cartCopy.empty}
            suggests
            action={<ButtonLink href={pathTo('shop')}>{cartCopy.continueShopping}</ButtonLink>}
          />
        </>
      ) : (
        <>
          <ShippingProgress totals={bag.cart.totals} />
          <Lines bag={bag} removed={removed} />
          <Coupons coupons={bag.cart.coupons} disabled={bag.isFrozen} />
          {Suggestions ? <Suggestions cart={contentOf(bag.lines)} /> : null}
        </>
      )}
    </div>
  )
}

/** The lines of the bag, and in their places those that were removed and can be put back. */
function Lines({ bag, removed }: { bag: CartView; removed: readonly RemovedItem[] }) {
  const rows = bag.lines.map((line) => <CartLine key={line.item.key} line={line} bag={bag} />)
  for (const line of removed)
    rows.splice(
      line.index,
      0,
      <RemovedLine
        key={`removed ${line.item.key}`}
        name={line.item.name}
        message={cartToastCopy.removed}
        onUndo={() => line.actor.send({ type: 'removal.undone' })}
      />,
    )
  return rows.length > 0 ? <ul className={styles.lines}>{rows}</ul> : null
}
