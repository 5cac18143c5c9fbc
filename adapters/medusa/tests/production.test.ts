import { expect, test } from 'vitest'
import { readEnvironment } from '../server/core/environment.ts'

/** Everything that production requires. */
const complete = {
  NODE_ENV: 'production',
  MEDUSA_URL: 'http://127.0.0.1:9000',
  MEDUSA_PUBLISHABLE_KEY: 'pk_1',
  DATABASE_URL: 'postgres://127.0.0.1/medusa',
  SHOP_SECRET: 's'.repeat(40),
  CONTENT_URL: 'http://127.0.0.1:3002',
  SITE_URL: 'https://shop.example',
  COMPANY_NAME: 'Ploy Dresses Company Limited',
  COMPANY_ADDRESS: '1 Silom Road, Bang Rak, Bangkok 10500',
  COMPANY_TAX_ID: '0994000165684',
  BANK_ACCOUNTS: 'Kasikornbank 999-8-77777-6',
  OMISE_SECRET_KEY: 'skey_5xs8t3mho5d4pbbkjz1dk',
  CMS_SECRET: 'e'.repeat(40),
  SMTP_URL: 'smtps://user:password@smtp.example',
}

/** The variables that the message names which rejects them. */
function rejectedOf(variables: Record<string, string>): string[] {
  try {
    readEnvironment(variables)
    return []
  } catch (error) {
    return [...String(error).matchAll(/^([A-Z_]+): /gm)].map(([, name]) => name ?? '')
  }
}

test.each([
  ...['SITE_URL', 'COMPANY_NAME', 'COMPANY_ADDRESS', 'COMPANY_TAX_ID', 'BANK_ACCOUNTS'],
  ...['OMISE_SECRET_KEY', 'CMS_SECRET', 'SMTP_URL'],
])('production requires %s', (name) => {
  expect(rejectedOf({ ...complete, [name]: '' })).toEqual([name])
})

test('production rejects test keys of Omise and a fake of the social logins, and accepts a trial', () => {
  expect(rejectedOf(complete)).toEqual([])
  const testKey = { OMISE_SECRET_KEY: 'skey_test_5xs8t3mho5d4' }
  expect(rejectedOf({ ...complete, ...testKey })).toEqual(['OMISE_SECRET_KEY'])
  const fake = { OAUTH_ORIGIN: 'http://127.0.0.1:9999' }
  expect(rejectedOf({ ...complete, ...fake })).toEqual(['OAUTH_ORIGIN'])
  expect(rejectedOf({ ...complete, COMPANY_NAME: '', TRIAL: '1' })).toEqual([])
})
