import { z } from 'zod/mini'
import { validateWith } from '#web/lib/validateWith.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { FormFailure, FormTextField, SubmitButton } from '#web/ui/form/FormFields.tsx'
import styles from '../popups/Newsletter.module.css'
import { newsletterForms, newsletterRules, useNewsletter } from '../popups/useNewsletter.ts'

const validate = validateWith(z.object({ email: newsletterRules.email }))

/** One field and one button; thanks in their place once it was sent. */
export function FooterNewsletterForm() {
  const { message, onSubmit } = useNewsletter(newsletterForms.footer)
  if (message) return <p>{message}</p>
  return (
    <Form label="Newsletter" onSubmit={onSubmit} validate={validate}>
      <FormFailure />
      <div className={styles.line}>
        <FormTextField
          name="email"
          type="email"
          label="Email address"
          autoComplete="email"
          inputMode="email"
        />
        <SubmitButton>Subscribe</SubmitButton>
      </div>
    </Form>
  )
}
