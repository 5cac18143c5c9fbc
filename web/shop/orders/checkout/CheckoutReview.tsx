import { formatPrice } from '#web/lib/price.ts'
import { pathTo } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './CheckoutReview.module.css'
import { type AddressOwner, type ContactValues, fieldOf } from './checkoutDraft.ts'
import { ReviewPart } from './ReviewPart.tsx'
import type { CheckoutPlain } from './useCheckout.ts'

/** Last step: a look at all of it, and the order. */
export function CheckoutReview({ checkout }: { checkout: CheckoutPlain }) {
  const { known, draft, change, totals, phase, goTo } = checkout
  const isPlacing = phase === 'placing'
  const shipping = known.checkout?.shippingMethods.find(({ id }) => id === draft.shippingMethod)
  const payment = known.checkout?.paymentMethods.find(
    ({ method }) => method === draft.paymentMethod,
  )
  return (
    <form
      className={styles.review}
      aria-label="Review"
      onSubmit={(event) => {
        event.preventDefault()
        if (phase === 'steps' && !checkout.isPricing) checkout.submit()
      }}
    >
      <div className={styles.parts}>
        <ReviewPart title="Contact" isResting={isPlacing} onChange={() => goTo('contact')}>
          {draft.contact.email}
        </ReviewPart>
        <ReviewPart title="Delivery address" isResting={isPlacing} onChange={() => goTo('contact')}>
          <Lines contact={draft.contact} owner="delivery" />
        </ReviewPart>
        {draft.contact.isBilledElsewhere ? (
          <ReviewPart
            title="Billing address"
            isResting={isPlacing}
            onChange={() => goTo('contact')}
          >
            <Lines contact={draft.contact} owner="billing" />
          </ReviewPart>
        ) : null}
        <ReviewPart title="Delivery" isResting={isPlacing} onChange={() => goTo('shipping')}>
          {shipping?.title}
        </ReviewPart>
        <ReviewPart title="Payment" isResting={isPlacing} onChange={() => goTo('payment')}>
          {payment?.title}
        </ReviewPart>
      </div>
      <TextAreaField
        label="A note for us"
        optional
        maxLength={1000}
        disabled={isPlacing}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <div className={styles.end}>
        <p className={styles.terms}>
          By placing your order you agree to our{' '}
          <a href={pathTo('content', { slug: 'terms-and-conditions' })}>terms and conditions</a> and
          our <a href={pathTo('content', { slug: 'privacy-policy' })}>privacy policy</a>.
        </p>
        {checkout.message ? <Notice tone="error">{checkout.message}</Notice> : null}
        <Button type="submit" wide loading={phase !== 'steps' || checkout.isPricing}>
          Place order{totals ? ` · ${formatPrice(totals.totalPrice)}` : ''}
        </Button>
        <p role="status" className={styles.terms}>
          {isPlacing ? 'Placing your order…' : ''}
        </p>
      </div>
    </form>
  )
}

function Lines({ contact, owner }: { contact: Partial<ContactValues>; owner: AddressOwner }) {
  const text = (part: Parameters<typeof fieldOf>[1]) => contact[fieldOf(owner, part)] ?? ''
  const lines = [
    `${text('firstName')} ${text('lastName')}`,
    [text('address1'), text('address2')].filter(Boolean).join(', '),
    `${text('city')}, ${text('state')} ${text('postcode')}`,
    text('phone'),
  ]
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one address never change places
    <span key={index} className={styles.line}>
      {line}
    </span>
  ))
}
