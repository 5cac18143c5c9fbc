import { useState } from 'react'
import { z } from 'zod/mini'
import { track } from '#web/core/analytics.ts'
import { submitWith } from '#web/core/submitWith.ts'
import { newsletterCopy } from '#web/generated/messages/newsletterCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { checkingEmail } from '#web/ui/form/emailSlip.ts'
import { emailRule } from '#web/ui/form/validateWith.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { rememberSubscription } from './dismissals.ts'
import { useSubmitFormMutation } from './newsletter.generated.ts'

/** The ids of the forms in analytics (popups.newsletter.form, popups.newsletter.footer-form). */
const formIds = { NEWSLETTER: 3, NEWSLETTER_POPUP: 6 }

/** The rules of both forms (validation.newsletter.*). */
export const newsletterRules = {
  email: emailRule(newsletterCopy.emailMissing, newsletterCopy.emailInvalid),
  brands: z.array(z.string()).check(z.minLength(1, newsletterCopy.brandMissing)),
  consent: z.literal(true, { error: newsletterCopy.consentMissing }),
}

export interface NewsletterValues {
  email: string
  /** The brands that were chosen, which only the popup offers. */
  brands?: string[]
  consent?: boolean
}

/** Returns the subscription of a newsletter form, with its errors (errors.form.*). */
export function useNewsletter(form: keyof typeof formIds) {
  const [submitForm] = useSubmitFormMutation({ context: { storesData: false } })
  /** The server's message once the visitor is subscribed. */
  const [message, setMessage] = useState<string>()
  const subscribe = submitWith<NewsletterValues>(async ({ email, brands }) => {
    const choice = brands && { brand: brands.join(', '), consent: 'true' }
    const fields = Object.entries({ email: email.trim(), ...choice })
    const data = fields.map(([name, value]) => ({ name, value }))
    const response = await submitForm({ variables: { input: { form, data } } })
    const message = response.data?.submitForm.message || newsletterCopy.subscribed
    showToast('success', message)
    rememberSubscription()
    track({ event: 'generate_lead', lead_source: 'newsletter', form_id: formIds[form] })
    setMessage(message)
  }, uiCopy.wrong)
  return { message, onSubmit: checkingEmail(subscribe) }
}
