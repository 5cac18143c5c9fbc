import { z } from 'zod'
import type { FormResult, FormSubmission } from '#contract/content.ts'
import { ContractProblem } from '#contract/problem.ts'
import type { Database } from '#database/openDatabase.ts'
import { formSubmissions, newsletterSubscribers } from '#database/schema/content.ts'
import { transact } from '#database/transact.ts'

/** Messages that shoppers read about forms they submit. */
const contentCopy = {
  subscribed: 'Subscribed successfully',
  messageReceived: 'Thank you for your message.',
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
}

/** Newsletter forms: 3 is in the footer, 6 in the popup. */
const newsletterForms = [3, 6]

const maxFields = 40

/** Stores a form submission. Subscribing twice has no effect. */
export async function submitForm(
  database: Database,
  { formId, data }: z.output<typeof FormSubmission>,
  submittedAt: Date,
): Promise<z.input<typeof FormResult>> {
  if (Object.keys(data).length > maxFields)
    throw new ContractProblem('invalid', `A form has at most ${maxFields} fields`)
  const isNewsletter = newsletterForms.includes(formId)
  const email = isNewsletter ? readEmail(data['email']) : null
  await transact(database, async (transaction) => {
    await transaction.insert(formSubmissions).values({ formId, data, submittedAt })
    if (!email) return
    const brand = String(data['brand'] ?? '').slice(0, 50)
    await transaction
      .insert(newsletterSubscribers)
      .values({ email, brand, subscribedAt: submittedAt })
      .onConflictDoNothing()
  })
  return {
    result: { message: isNewsletter ? contentCopy.subscribed : contentCopy.messageReceived },
  }
}

function readEmail(value: unknown) {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') throw invalidEmail(contentCopy.emailMissing)
  const email = z.email().max(254).safeParse(text)
  if (!email.success) throw invalidEmail(contentCopy.emailInvalid)
  return email.data.toLowerCase()
}

function invalidEmail(message: string) {
  return new ContractProblem('invalid', message, { fields: { email: message } })
}
