import type { Chosen } from '@vitrine/machines/selection/variations.ts'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { toApiError } from '#web/core/data/apiError.ts'
import { submitWith } from '#web/core/submitWith.ts'
import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { stockAlertCopy } from '#web/generated/messages/stockAlertCopy.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { checkingEmail } from '#web/ui/form/emailSlip.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { FormEmailField, FormFailure, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { emailRule, validateWith } from '#web/ui/form/validateWith.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import styles from './StockAlertForm.module.css'
import { useRequestStockAlertMutation } from './stockAlert.generated.ts'

/** A selection that is sold out. */
export interface StockAlertRequest {
  productId: string
  chosen: Chosen
  reloadStock: () => Promise<void>
}

interface Values {
  email: string
}

// validation.register.email, validation.register.email-pattern
const validate = validateWith(z.object({ email: emailRule(accountCopy.emailMissing) }))

/** The form that requests an email for the selection, replaced by the server's message. */
export function StockAlertForm({ productId, chosen, reloadStock }: StockAlertRequest) {
  const [requestStockAlert] = useRequestStockAlertMutation({
    context: { waitsForSignIn: false, storesData: false },
  })
  const { user } = useSession()
  const [initialValues] = useState<Values>({ email: user?.email ?? '' })
  const [sent, setSent] = useState({ selection: '', message: '' })
  const section = useRef<HTMLElement>(null)
  // It replaces the button that had the focus.
  useEffect(() => section.current?.querySelector('input')?.focus(), [])
  const selection = JSON.stringify(chosen)
  const isSent = sent.selection === selection && sent.message !== ''
  const onSubmit = submitWith<Values>(async (values) => {
    const options = Object.entries(chosen).map(([option, value]) => ({ option, value }))
    const input = { productId, options, email: values.email.trim() }
    try {
      const { data } = await requestStockAlert({ variables: { input } })
      setSent({ selection, message: data?.requestStockAlert.message ?? '' })
    } catch (error) {
      const { code, message } = toApiError(error)
      // It is in stock again: the form disappears with the reload.
      if (code === 'CONFLICT') {
        showToast('success', message || stockAlertCopy.available)
        void reloadStock()
      }
      throw error
    }
  }, stockAlertCopy.failure)
  return (
    <section ref={section} className={styles.alert} aria-label={stockAlertCopy.title}>
      <div role="status">{isSent ? <p className={styles.sent}>{sent.message}</p> : null}</div>
      <div hidden={isSent} className={styles.form}>
        <p className={styles.lead}>{stockAlertCopy.lead}</p>
        <Form
          label={stockAlertCopy.title}
          onSubmit={checkingEmail(onSubmit)}
          validate={validate}
          initialValues={initialValues}
        >
          <FormFailure />
          <FormEmailField name="email" label={stockAlertCopy.email} />
          <SubmitButton wide>{stockAlertCopy.submit}</SubmitButton>
        </Form>
      </div>
    </section>
  )
}
