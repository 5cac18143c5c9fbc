import { z } from 'zod'

type Variables = Record<string, string | undefined>

/** The variables by which a server knows whether it serves customers. */
export const modeVariables = {
  NODE_ENV: z
    .string()
    .default('development')
    .describe('`production` serves customers, and nothing is made up'),
  TRIAL: z
    .enum(['0', '1'])
    .optional()
    .describe('`1` starts in production mode with made-up data and payments, never for customers'),
}

/** Variables that production requires, because the shop makes them up or does without while it is tried out. */
const required = {
  SITE_URL: 'the public address of the shop, such as https://shop.example',
  COMPANY_NAME: 'the name of the company on its invoices',
  COMPANY_ADDRESS: 'the address of the company on its invoices',
  COMPANY_TAX_ID: 'the tax id of the company, 13 digits',
  BANK_ACCOUNTS: 'the accounts for transfers, such as “Kasikornbank 012-3-45678-9, …”',
  OMISE_SECRET_KEY: 'the secret key of the account at Omise, in place of the sandbox',
  CMS_SECRET: 'authenticates the gateways, at least 40 characters, equal at gateways and CMS',
  SMTP_URL: 'the server that sends emails, such as smtps://user:password@smtp.example',
  MAIL_FROM: 'the sender of emails, such as “Ploy Dresses <hello@shop.example>”',
}

/**
 * Refuses to run a shop in production whose invoices, accounts, payments, emails or sign-ins are made up
 * (security.production.made-up). Throws an Error that names every variable to set.
 * @param program the subject of the message, such as `The CMS`
 * @param variables those that are set
 * @param more variables that this program requires beside the others, with their meaning
 */
export function refuseMadeUp(program: string, variables: Variables, more: Variables = {}): void {
  if (variables['NODE_ENV'] !== 'production' || variables['TRIAL'] === '1') return
  const problems = Object.entries({ ...required, ...more })
    .filter(([name]) => variables[name] === undefined)
    .map(([name, meaning]) => `${name}: ${meaning}`)
  if (variables['OMISE_SECRET_KEY']?.startsWith('skey_test_'))
    problems.push('OMISE_SECRET_KEY: a live key, because a test key takes no money')
  if (variables['MAIL_FROM']?.includes('vitrine.example'))
    problems.push('MAIL_FROM: an address of the shop, because vitrine.example does not exist')
  if (variables['OAUTH_ORIGIN'] !== undefined)
    problems.push('OAUTH_ORIGIN: must not be set, because a fake would sign customers in')
  if (variables['PAYMENT_SANDBOX_PORT'] !== undefined)
    problems.push('PAYMENT_SANDBOX_PORT: must not be set, because a fake would confirm payments')
  if (problems.length === 0) return
  throw new Error(
    `${program} does not run in production with made-up data. Set these variables (docs/production.md), or TRIAL=1 to try the shop out.\n${problems.join('\n')}`,
  )
}
