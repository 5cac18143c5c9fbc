import type { Language } from '@vitrine/contract/common.ts'
import { accountEmails } from '#commerce/generated/messages/accountEmails.ts'
import { emailFrame } from '#commerce/generated/messages/emailFrame.ts'
import { newsletterEmail } from '#commerce/generated/messages/newsletterEmail.ts'
import { stockEmails } from '#commerce/generated/messages/stockEmails.ts'
import type { EmailRow } from './emailContent.ts'
import { greetingTo } from './writing.ts'

interface Customer {
  firstName: string
}

/** The coupon of a first order, with its amounts as text. */
interface WelcomeCoupon {
  code: string
  amount: string
  minimum: string | null
}

/**
 * The email about a new account: a way into the shop, the coupon of a first order if there is one, and a link to the URL
 * where another password is chosen.
 */
export function welcomeEmail(
  language: Language,
  { firstName }: Customer,
  { coupon, passwordUrl }: { coupon: WelcomeCoupon | undefined; passwordUrl: string },
) {
  const { subject, text, action, discount, discountFrom, password, choose, closing } =
    accountEmails[language].welcome
  const greeting = greetingTo(language, firstName)
  const rows: EmailRow[] = [[password, choose, passwordUrl]]
  if (coupon) {
    const { code, amount, minimum } = coupon
    rows.unshift([minimum ? discountFrom({ amount, minimum }) : discount({ amount }), code])
  }
  return { language, subject, greeting, paragraphs: [text], rows, actionLabel: action, closing }
}

/** The email that confirms the deletion of an account, without the name that was deleted. */
export function accountDeletedEmail(language: Language) {
  const { subject, text, orders, closing } = accountEmails[language].deleted
  const { hello: greeting } = emailFrame[language]
  return { language, subject, greeting, paragraphs: [text, orders], closing }
}

/** The email about a second account for the same address, with a link to `/my-account/lost-password`. */
export function secondAccountEmail(language: Language) {
  const { subject, text, more, action, closing } = accountEmails[language].secondAccount
  const { hello: greeting } = emailFrame[language]
  return { language, subject, greeting, paragraphs: [text, more], actionLabel: action, closing }
}

/** The email with the link that resets a password once, within an hour. */
export function resetEmail(
  language: Language,
  { firstName, username }: Customer & { username: string },
) {
  const { subject, text, more, action, closing } = accountEmails[language].reset
  const greeting = greetingTo(language, firstName)
  const paragraphs = [text, more({ username })]
  return { language, subject, greeting, paragraphs, actionLabel: action, closing }
}

/**
 * The email about an account for a guest's order, with the link that sets its password, where `hasPassword` means that
 * it had one before.
 */
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

/** The email with the link that confirms the deletion of an account within an hour. */
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

export function backInStockEmail(language: Language, product: string) {
  const { subject, text, action, closing, unsubscribe } = stockEmails[language].backInStock
  const { hello: greeting } = emailFrame[language]
  const paragraphs = [text({ product })]
  return {
    ...{ language, subject: subject({ product }), greeting, paragraphs },
    ...{ actionLabel: action, unsubscribeLabel: unsubscribe, closing },
  }
}
