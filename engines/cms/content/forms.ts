import { newsletterCopy } from '@vitrine/commerce/copy/newsletter.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { Language } from '@vitrine/contract/common.ts'
import type { FormResult, FormSubmission } from '@vitrine/contract/content.ts'
import { isEmail } from '@vitrine/contract/email.ts'
import type { z } from 'zod'
import type { Cms } from '#cms/core/context.ts'
import { formSubmissions } from '#cms/database/schema/content.ts'
import { transact } from '#cms/database/transact.ts'
import { subscribe } from '#cms/newsletter/subscribe.ts'

const messageReceived = 'Thank you for your message.'

/** Newsletter forms: 3 is in the footer, 6 in the popup. */
const newsletterForms = [3, 6]

const maxFields = 40

/** Stores a form submission, and for the newsletter subscribes. */
export async function submitForm(
  cms: Pick<Cms, 'database' | 'secrets' | 'environment'>,
  { formId, data }: z.output<typeof FormSubmission>,
  { language, now: submittedAt }: { language: Language; now: Date },
): Promise<z.input<typeof FormResult>> {
  if (Object.keys(data).length > maxFields)
    throw new ContractProblem('invalid', `A form has at most ${maxFields} fields`)
  const isNewsletter = newsletterForms.includes(formId)
  const email = isNewsletter ? readEmail(data['email']) : null
  await transact(cms.database, async (transaction) => {
    await transaction.insert(formSubmissions).values({ formId, data, submittedAt })
    if (!email) return
    const brand = String(data['brand'] ?? '').slice(0, 50)
    await subscribe(cms, transaction, { email, brand, language }, submittedAt)
  })
  return { result: { message: isNewsletter ? newsletterCopy.requested : messageReceived } }
}

function readEmail(value: unknown) {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') throw invalidEmail(newsletterCopy.emailMissing)
  if (!isEmail(text)) throw invalidEmail(newsletterCopy.emailInvalid)
  return text.toLowerCase()
}

function invalidEmail(message: string) {
  return new ContractProblem('invalid', message, { fields: { email: message } })
}
