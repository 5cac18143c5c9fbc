import { hostname } from 'node:os'
import { smtpTransport } from '@vitrine/commerce/email/transport.ts'
import { readOmiseAccount } from '@vitrine/commerce/payment/omiseAccount.ts'
import { sourceNames } from '@vitrine/commerce/rules/redirectSources.ts'
import type { CmsEnvironment } from '#cms/core/environment.ts'

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Sends an email to an address by the server of SMTP_URL, and returns a message.
 * @throws {Error} when there is no server, or it does not take the email, with its reason
 */
export async function tryEmail(environment: CmsEnvironment, to: string): Promise<string> {
  const { SMTP_URL: url, MAIL_FROM: from } = environment
  if (!url) throw new Error('SMTP_URL is not set: emails are files in the folder outbox.')
  const transport = smtpTransport(url, from)
  const text = `This shop can send emails. It was tried on ${hostname()}.`
  const createdAt = new Date()
  const email = { id: createdAt.getTime(), to, createdAt, text, html: `<p>${text}</p>` }
  try {
    await transport.send({ ...email, subject: 'This shop can send emails' })
  } catch (error) {
    throw new Error(`The server of SMTP_URL has not taken the email: ${reasonOf(error)}`)
  } finally {
    transport.close()
  }
  return `The server of SMTP_URL has taken an email from ${from} to ${to}. See that it arrives, and not as spam.`
}

/** The variables of payments, with the address of the shop. */
type PaymentVariables = Pick<
  CmsEnvironment,
  'OMISE_SECRET_KEY' | 'OMISE_PUBLIC_KEY' | 'OMISE_URL' | 'OMISE_METHODS' | 'SITE_URL'
>

/**
 * Compares the variables of payments with the account at Omise, without a charge, and returns what was found.
 * @throws {Error} when orders could not be paid: names what to change
 */
export async function tryPayment(variables: PaymentVariables): Promise<string> {
  const { OMISE_SECRET_KEY: secretKey, OMISE_PUBLIC_KEY: publicKey, OMISE_URL: url } = variables
  if (!secretKey) throw new Error('OMISE_SECRET_KEY is not set: the sandbox takes no money.')
  const account = await readOmiseAccount(url, secretKey).catch((error) => {
    throw new Error(`The account cannot be read: ${reasonOf(error)}`)
  })
  const webhook = `${variables.SITE_URL}/api/v1/webhooks/payment`
  const sources = variables.OMISE_METHODS.flatMap(sourceNames)
  const methods = ['promptpay', ...(publicKey ? ['card'] : []), ...sources]
  const missing = methods.filter((name) => !account.methods.includes(name))
  const isLiveKey = publicKey?.startsWith('pkey_test_') === false
  const problems = [
    ...(account.webhookUrl === webhook
      ? []
      : [`Set the webhook at Omise to ${webhook}; it is ${account.webhookUrl ?? 'not set'}.`]),
    ...missing.map((name) => `Omise has not enabled ${name} for the account.`),
    ...(publicKey && isLiveKey !== account.isLive
      ? ['OMISE_PUBLIC_KEY and OMISE_SECRET_KEY are not both live, or both of the test mode.']
      : []),
  ]
  const mode = account.isLive ? 'takes money' : 'is in test mode and takes no money'
  const summary = `The account ${account.email} ${mode}. Offered: ${methods.join(', ')}.`
  if (problems.length > 0) throw new Error([summary, ...problems].join('\n'))
  return summary
}
