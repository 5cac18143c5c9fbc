import type { Language } from '@vitrine/contract/common.ts'
import { accountEmails } from '#commerce/generated/messages/accountEmails.ts'
import { emailFrame } from '#commerce/generated/messages/emailFrame.ts'
import { newsletterEmail } from '#commerce/generated/messages/newsletterEmail.ts'
import { stockEmails } from '#commerce/generated/messages/stockEmails.ts'
import { greetingTo } from './writing.ts'

interface Customer {
  firstName: string
}

/** The email about a new account, with a link to `/my-account/lost-password`. */
export function welcomeEmail(language: Language, { firstName }: Customer) {
  const { subject, text, action, closing } = accountEmails[language].welcome
  const greeting = greetingTo(language, firstName)
  return { language, subject, greeting, paragraphs: [text], actionLabel: action, closing }
}

/** The email about a second account for the same address, with a link to `/my-account/lost-password`. */
export function secondAccountEmail(language: Language) {
  const { subject, text, more, action, closing } = accountEmails[language].secondAccount
  const { hello: greeting } = emailFrame[language]
  return { language, subject, greeting, paragraphs: [text, more], actionLabel: action, closing }
}

/** The email with the link that resets a password; it is valid once, for an hour. */
export function resetEmail(
  language: Language,
  { firstName, username }: Customer & { username: string },
) {
  const { subject, text, more, action, closing } = accountEmails[language].reset
  const greeting = greetingTo(language, firstName)
  const paragraphs = [text, more({ username })]
  return { language, subject, greeting, paragraphs, actionLabel: action, closing }
}

/** The email about an account for a guest's order, with the link that sets its password; `hasPassword` if it had one before. */
export function orderAccountEmail(
  language: Language,
  { firstName }: Customer,
  { order, hasPassword }: { order: number; hasPassword: boolean },
) {
  const { orderAccount, orderToAccount } = accountEmails[language]
  const { subject, text, once, action, closing } = hasPassword ? orderToAccount : orderAccount
  const greeting = greetingTo(language, firstName)
  const paragraphs = [text({ order }), once]
  return { language, subject, greeting, paragraphs, actionLabel: action, closing }
}

/** The email that confirms a changed password: after a reset, or by the signed-in customer, who stays signed in. */
export function passwordChangedEmail(
  language: Language,
  { firstName }: Customer,
  by: 'reset' | 'customer',
) {
  const { passwordChanged, ownPasswordChanged } = accountEmails[language]
  const { subject, text, closing } = by === 'reset' ? passwordChanged : ownPasswordChanged
  const greeting = greetingTo(language, firstName)
  return { language, subject, greeting, paragraphs: [text], closing }
}

/** The email with the link that confirms the deletion of an account; it is valid for an hour. */
export function deletionEmail(language: Language, { firstName }: Customer) {
  const { subject, text, action, closing } = accountEmails[language].deletion
  const greeting = greetingTo(language, firstName)
  return { language, subject, greeting, paragraphs: [text], actionLabel: action, closing }
}

/** The email about a provider that was linked to an unverified account. */
export function providerLinkedEmail(language: Language, { firstName }: Customer, provider: string) {
  const { subject, text, more } = accountEmails[language].providerLinked
  const greeting = greetingTo(language, firstName)
  const paragraphs = [text({ provider }), more]
  return { language, subject: subject({ provider }), greeting, paragraphs }
}

/** The email with the link that confirms a subscription to the newsletter. */
export function subscriptionEmail(language: Language) {
  const { subject, text, action, closing, unsubscribe } = newsletterEmail[language]
  const { hello: greeting } = emailFrame[language]
  const labels = { actionLabel: action, unsubscribeLabel: unsubscribe }
  return { language, subject, greeting, paragraphs: [text], ...labels, closing }
}

/** The email with the link that confirms a back-in-stock request. */
export function confirmationEmail(language: Language, product: string) {
  const { subject, text, action, closing } = stockEmails[language].confirmation
  const { hello: greeting } = emailFrame[language]
  const paragraphs = [text({ product })]
  return {
    ...{ language, subject: subject({ product }), greeting, paragraphs },
    ...{ actionLabel: action, closing },
  }
}

/** The back-in-stock email. */
export function backInStockEmail(language: Language, product: string) {
  const { subject, text, action, closing, unsubscribe } = stockEmails[language].backInStock
  const { hello: greeting } = emailFrame[language]
  const paragraphs = [text({ product })]
  return {
    ...{ language, subject: subject({ product }), greeting, paragraphs },
    ...{ actionLabel: action, unsubscribeLabel: unsubscribe, closing },
  }
}
