import { useOpenOverlay } from '#web/core/overlays.ts'
import { checkoutCopy } from '#web/generated/messages/checkoutCopy.ts'
import { formatPrice } from '#web/lib/price.ts'
import { mobileQuery, useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { Coupons } from '#web/shop/cart/Coupons.tsx'
import { Totals } from '#web/shop/cart/Totals.tsx'
import { choicesText, useCartLine } from '#web/shop/cart/useCart.ts'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './CheckoutSummary.module.css'
import type { Checkout } from './useCheckout.ts'

/** The items and totals of the order: beside the steps, or collapsed above them on mobile. */
export function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const isMobile = useMediaQuery(mobileQuery)
  const { totals, phase } = checkout
  const isDimmed = phase === 'awaitingCart' || checkout.isPricing
  if (!isMobile)
    return (
      <aside className={styles.aside} aria-label={checkoutCopy.summary} aria-busy={isDimmed}>
        <h2 className={styles.title}>{checkoutCopy.summary}</h2>
        <Content checkout={checkout} isDimmed={isDimmed} />
      </aside>
    )
  return (
    <aside className={styles.folded} aria-label={checkoutCopy.summary} aria-busy={isDimmed}>
      <Disclosure
        title={
          <span className={styles.fold}>
            <span>{checkoutCopy.summary}</span>
            <span>{totals ? formatPrice(totals.totalPrice) : ''}</span>
          </span>
        }
      >
        <Content checkout={checkout} isDimmed={isDimmed} />
      </Disclosure>
    </aside>
  )
}

function Content({ checkout, isDimmed }: { checkout: Checkout; isDimmed: boolean }) {
  const { bag, totals, phase, data, draft, step } = checkout
  const open = useOpenOverlay()
  const method = data.checkout?.shippingMethods.find(({ id }) => id === draft.shippingMethod)
  const isChosen = step === 'payment' || step === 'review'
  const canChange = phase !== 'placing' && phase !== 'unconfirmed'
  return (
    <div className={styles.content}>
      {bag.notices.ofCart.map((message) => (
        <Notice key={message} tone="warning">
          {message}
        </Notice>
      ))}
      <SummaryLines bag={bag} />
      {canChange ? (
        <>
          <Button variant="quiet" className={styles.edit} onClick={() => open('bag')}>
            {checkoutCopy.editCart}
          </Button>
          <Coupons coupons={bag.cart?.coupons ?? []} disabled={bag.isFrozen} />
        </>
      ) : null}
      {totals ? (
        <Totals
          totals={totals}
          fees={bag.cart?.fees ?? []}
          shippingTitle={isChosen ? method?.title : undefined}
          isBusy={isDimmed}
        />
      ) : null}
    </div>
  )
}

/** The lines of the bag with image, choices, quantity and price. */
export function SummaryLines({ bag }: Pick<Checkout, 'bag'>) {
  return (
    <ul className={styles.lines}>
      {bag.lines.map((line) => (
        <SummaryLine key={line.item.key} line={line} notices={bag.notices.ofLine(line.item.key)} />
      ))}
    </ul>
  )
}

function SummaryLine({
  line,
  notices,
}: {
  line: Checkout['bag']['lines'][number]
  notices: readonly string[]
}) {
  const { item } = line
  const { quantity } = useCartLine(line)
  const choices = choicesText(item)
  return (
    <li className={styles.line}>
      <Picture image={item.images[0] ?? null} sizes="4rem" ratio="3 / 4" alt="" />
      <div className={styles.text}>
        <span>{item.name}</span>
        <span className={styles.choices}>{choices}</span>
        <span className={styles.choices}>{checkoutCopy.quantity({ quantity })}</span>
      </div>
      <span className={styles.amount}>{formatPrice(item.total ?? item.price)}</span>
      {notices.map((message) => (
        <div key={message} className={styles.notice}>
          <Notice tone="warning">{message}</Notice>
        </div>
      ))}
    </li>
  )
}
