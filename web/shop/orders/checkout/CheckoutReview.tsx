import { withKinds } from '@vitrine/contract/rules/areas/foldName.ts'
import { checkoutCopy } from '#web/generated/messages/checkoutCopy.ts'
import { giftWrapCopy } from '#web/generated/messages/giftWrapCopy.ts'
import { taxInvoiceCopy } from '#web/generated/messages/taxInvoiceCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { formatPrice } from '#web/lib/price.ts'
import { pathTo } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import {
  type AddressOwner,
  type AddressPart,
  addressField,
  addressLine,
  addressParts,
  type ContactValues,
  hasBillingAddress,
  isCollected,
} from '../address/addressParts.ts'
import { arrivalText, taxIdText } from '../orderTexts.ts'
import styles from './CheckoutReview.module.css'
import { SummaryLines } from './CheckoutSummary.tsx'
import { ReviewPart } from './ReviewPart.tsx'
import type { Checkout } from './useCheckout.ts'

const { terms: termsCopy } = checkoutCopy

/** The last step: a summary of all entries, and the button that places the order. */
export function CheckoutReview({ checkout }: { checkout: Checkout }) {
  const { data, draft, change, totals, phase, goTo } = checkout
  const isPlacing = phase === 'placing'
  const shipping = data.checkout?.shippingMethods.find(({ id }) => id === draft.shippingMethod)
  const store = isCollected(draft.contact)
    ? shipping?.stores.find(({ slug }) => slug === draft.store)
    : undefined
  const payment = data.checkout?.paymentMethods.find(({ method }) => method === draft.paymentMethod)
  return (
    <form
      className={styles.review}
      aria-label={checkoutCopy.steps.review}
      onSubmit={(event) => {
        event.preventDefault()
        if (phase === 'steps' && !checkout.isPricing && !checkout.isUnpriced) checkout.submit()
      }}
    >
      <section aria-label={checkoutCopy.reviewItems}>
        <SummaryLines bag={checkout.bag} />
      </section>
      <div className={styles.parts}>
        <ReviewPart
          title={checkoutCopy.contact}
          isDisabled={isPlacing}
          onChange={() => goTo('contact')}
        >
          {draft.contact.email}
        </ReviewPart>
        <ReviewPart
          title={store ? checkoutCopy.collector : checkoutCopy.deliveryAddress}
          isDisabled={isPlacing}
          onChange={() => goTo('contact')}
        >
          <Lines
            contact={draft.contact}
            owner="delivery"
            parts={store ? ['firstName', 'lastName', 'phoneNumber'] : addressParts}
          />
        </ReviewPart>
        {hasBillingAddress(draft.contact) ? (
          <ReviewPart
            title={checkoutCopy.billingAddress}
            isDisabled={isPlacing}
            onChange={() => goTo('contact')}
          >
            <Lines contact={draft.contact} owner="billing" parts={addressParts} />
          </ReviewPart>
        ) : null}
        {draft.contact.needsTaxInvoice ? (
          <ReviewPart
            title={taxInvoiceCopy.title}
            isDisabled={isPlacing}
            onChange={() => goTo('contact')}
          >
            <span className={styles.line}>{draft.contact.company}</span>
            <span className={styles.line}>
              {taxIdText(
                draft.contact.taxId ?? '',
                draft.contact.company && draft.contact.taxBranch,
              )}
            </span>
          </ReviewPart>
        ) : null}
        <ReviewPart
          title={checkoutCopy.steps.shipping}
          isDisabled={isPlacing}
          onChange={() => goTo('shipping')}
        >
          {[
            shipping?.title,
            shipping && !store ? arrivalText(shipping) : '',
            store?.name,
            store?.address,
          ]
            .filter(Boolean)
            .map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
        </ReviewPart>
        {checkout.bag.cart?.giftWrap ? (
          <ReviewPart
            title={giftWrapCopy.title}
            isDisabled={isPlacing}
            onChange={() => goTo('shipping')}
          >
            {checkout.bag.cart.giftWrap.message || giftWrapCopy.withoutMessage}
          </ReviewPart>
        ) : null}
        <ReviewPart
          title={checkoutCopy.steps.payment}
          isDisabled={isPlacing}
          onChange={() => goTo('payment')}
        >
          {payment?.title}
        </ReviewPart>
      </div>
      <TextAreaField
        label={checkoutCopy.note}
        optional
        maxLength={1000}
        disabled={isPlacing}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <div className={styles.end}>
        <p className={styles.terms}>
          {termsCopy.start}{' '}
          <a href={pathTo('content', { slug: 'terms-and-conditions' })}>{termsCopy.terms}</a>{' '}
          {termsCopy.and}{' '}
          <a href={pathTo('content', { slug: 'privacy-policy' })}>{termsCopy.privacyPolicy}</a>
          {uiCopy.fullStop}
        </p>
        {checkout.message ? <Notice tone="error">{checkout.message}</Notice> : null}
        {checkout.isUnpriced && !checkout.isPricing ? (
          <>
            <Notice tone="error">{checkoutCopy.unpriced}</Notice>
            <Button variant="secondary" onClick={checkout.retryPricing}>
              {checkoutCopy.tryAgain}
            </Button>
          </>
        ) : (
          <Button type="submit" wide loading={phase !== 'steps' || checkout.isPricing}>
            {totals
              ? checkoutCopy.placeOrderOf({ total: formatPrice(totals.totalPrice) })
              : checkoutCopy.placeOrder}
          </Button>
        )}
        <p role="status" className={styles.terms}>
          {isPlacing ? checkoutCopy.placing : ''}
        </p>
      </div>
    </form>
  )
}

function Lines({
  contact,
  owner,
  parts,
}: {
  contact: Partial<ContactValues>
  owner: AddressOwner
  parts: readonly AddressPart[]
}) {
  const text = (part: AddressPart) =>
    (parts.includes(part) ? contact[addressField(owner, part)] : undefined) ?? ''
  const { subdistrict, city } = withKinds(
    { subdistrict: text('subdistrict'), city: text('city') },
    text('province'),
  )
  const lines = [
    `${text('firstName')} ${text('lastName')}`.trim(),
    addressLine(text('address1'), text('address2')),
    subdistrict,
    addressLine(city, `${text('province')} ${text('postcode')}`.trim()),
    text('phoneNumber'),
  ].filter(Boolean)
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address keep their order
    <span key={index} className={styles.line}>
      {line}
    </span>
  ))
}
