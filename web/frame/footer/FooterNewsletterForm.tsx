import { z } from 'zod/mini'
import { newsletterCopy } from '#web/generated/messages/newsletterCopy.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { FormEmailField, FormFailure, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { validateWith } from '#web/ui/form/validateWith.ts'
import styles from '../popups/Newsletter.module.css'
import { newsletterRules, useNewsletter } from '../popups/useNewsletter.ts'

const validate = validateWith(z.object({ email: newsletterRules.email }))

/** The form, replaced by the server's message once it is sent. */
export function FooterNewsletterForm() {
  const { message, onSubmit } = useNewsletter('NEWSLETTER')
  if (message) return <p>{message}</p>
  return (
    <Form label={newsletterCopy.title} onSubmit={onSubmit} validate={validate}>
      <FormFailure />
      <div className={styles.line}>
        <FormEmailField name="email" label={newsletterCopy.email} />
        <SubmitButton>{newsletterCopy.subscribe}</SubmitButton>
      </div>
    </Form>
  )
}
