import { cardCopy } from '#web/generated/messages/cardCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { FormTextField } from '#web/ui/form/FormFields.tsx'
import { validateCard } from './cardRules.ts'
import styles from './OrderPayment.module.css'
import type { EnteredCard } from './omise.ts'

/** The form of a card, whose values go to the payment provider alone (payment.card.form). */
export function CardForm({
  total,
  isBusy,
  submit,
}: {
  total: string
  isBusy: boolean
  submit: (card: EnteredCard) => void
}) {
  return (
    <Form<EnteredCard> label={cardCopy.title} validate={validateCard} onSubmit={submit}>
      <FormTextField name="name" label={cardCopy.name} autoComplete="cc-name" />
      <FormTextField
        name="number"
        label={cardCopy.number}
        autoComplete="cc-number"
        inputMode="numeric"
        maxLength={23}
      />
      <div className={styles.short}>
        <FormTextField
          name="expiry"
          label={cardCopy.expiry}
          hint={cardCopy.expiryHint}
          autoComplete="cc-exp"
          inputMode="numeric"
          maxLength={7}
        />
        <FormTextField
          name="securityCode"
          label={cardCopy.securityCode}
          hint={cardCopy.securityCodeHint}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      <p className={styles.note}>{cardCopy.note}</p>
      <div>
        <Button type="submit" loading={isBusy}>
          {cardCopy.pay({ total })}
        </Button>
      </div>
    </Form>
  )
}
