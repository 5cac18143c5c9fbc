import { cardCopy } from '#web/generated/messages/cardCopy.ts'
import { paymentCopy } from '#web/generated/messages/paymentCopy.ts'
import { redirectCopy } from '#web/generated/messages/redirectCopy.ts'
import { formatPrice } from '#web/lib/price.ts'
import { pathTo } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ChoiceField } from '#web/ui/form/ChoiceField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { FormSelectField } from '#web/ui/form/FormFields.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import { CardForm } from './CardForm.tsx'
import type { RedirectPaymentFieldsFragment } from './payment.generated.ts'
import type { Payment } from './useOrderPayment.ts'

/**
 * A payment that is confirmed elsewhere: by card, with the form or a link to its page (payment.card.*), or at a bank or
 * in an app (payment.redirect.*).
 */
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
  const isCard = order.paymentMethod === 'CARD'
  const copy = isCard ? cardCopy : redirectCopy
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
        <p role="status">{copy.confirming}</p>
        <div>
          {card?.authorizeUrl ? (
            <ButtonLink href={card.authorizeUrl}>{copy.openBank}</ButtonLink>
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
        <Notice tone="error">{card?.message ?? copy.declined}</Notice>
      ) : null}
      {card && 'sources' in card ? (
        <SourceForm
          sources={card.sources}
          title={order.paymentMethodTitle}
          total={formatPrice(order.total)}
          isBusy={view === 'cardPaying'}
          submit={payment.pay}
        />
      ) : hasForm ? (
        <CardForm
          total={formatPrice(order.total)}
          isBusy={view === 'cardPaying'}
          submit={payment.pay}
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

/** More choices, such as the months of each bank, are a list. */
const maxRadios = 6

/** The choice of a bank, if there are several, and the button that leads to it (payment.redirect.form). */
function SourceForm({
  sources,
  title,
  total,
  isBusy,
  submit,
}: {
  sources: RedirectPaymentFieldsFragment['sources']
  title: string
  total: string
  isBusy: boolean
  submit: (means: { source: string }) => void
}) {
  const only = sources.length === 1 ? sources[0]?.code : undefined
  return (
    <Form<{ source: string }>
      label={title}
      initialValues={{ source: only ?? '' }}
      validate={({ source }) => (source ? {} : { source: redirectCopy.sourceMissing })}
      onSubmit={({ source = '' }) => submit({ source })}
    >
      {only ? null : sources.length > maxRadios ? (
        <FormSelectField name="source" label={redirectCopy.source}>
          <option value="">{redirectCopy.choose}</option>
          {sources.map(({ code, title: name, text }) => (
            <option key={code} value={code}>
              {text ? redirectCopy.sourceText({ title: name, text }) : name}
            </option>
          ))}
        </FormSelectField>
      ) : (
        <ChoiceField
          name="source"
          legend={redirectCopy.source}
          choices={sources.map(({ code, title: name, text }) => ({
            value: code,
            title: name,
            text: text ?? '',
          }))}
        />
      )}
      <p>{redirectCopy.note}</p>
      <div>
        <Button type="submit" loading={isBusy}>
          {redirectCopy.pay({ total })}
        </Button>
      </div>
    </Form>
  )
}
