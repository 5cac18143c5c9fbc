import { cardCopy } from '#web/generated/messages/cardCopy.ts'
import { paymentCopy } from '#web/generated/messages/paymentCopy.ts'
import { formatPrice } from '#web/lib/price.ts'
import { pathTo } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import { CardForm } from './CardForm.tsx'
import type { Payment } from './useOrderPayment.ts'

/** A payment by card: its form on the page for it, and elsewhere a link to that page (payment.card.*). */
export function CardPayment({
  order,
  payment,
  hasForm,
}: {
  order: OrderFieldsFragment
  payment: Payment
  hasForm: boolean
}) {
  const { view, card } = payment
  if (view === 'cardLoading')
    return (
      <>
        <LoadingNote>{paymentCopy.loading}</LoadingNote>
        <TextSkeleton lines={4} />
      </>
    )
  if (view === 'cardUnavailable')
    return (
      <>
        <Notice tone="error">{cardCopy.unavailable}</Notice>
        <div>
          <Button variant="secondary" onClick={payment.retry}>
            {paymentCopy.tryAgain}
          </Button>
        </div>
      </>
    )
  if (view === 'cardConfirming' || view === 'cardManual')
    return (
      <>
        <p role="status">{cardCopy.confirming}</p>
        <div>
          {card?.authorizeUrl ? (
            <ButtonLink href={card.authorizeUrl}>{cardCopy.openBank}</ButtonLink>
          ) : null}
          {view === 'cardManual' ? (
            <Button variant="secondary" onClick={payment.check}>
              {paymentCopy.check}
            </Button>
          ) : null}
        </div>
      </>
    )
  return (
    <>
      {view === 'cardDeclined' ? (
        <Notice tone="error">{card?.message ?? cardCopy.declined}</Notice>
      ) : null}
      {hasForm ? (
        <CardForm
          total={formatPrice(order.total)}
          isBusy={view === 'cardPaying'}
          submit={payment.payByCard}
        />
      ) : (
        <div>
          <ButtonLink href={order.paymentUrl ?? pathTo('cardPayment', { orderId: order.id })}>
            {cardCopy.enter}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
