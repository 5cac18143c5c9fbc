import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { describe, expect, test } from 'vitest'

/** The variables that production requires. */
export const complete = {
  NODE_ENV: 'production',
  SITE_URL: 'https://shop.example',
  COMPANY_NAME: 'Ploy Dresses Company Limited',
  COMPANY_ADDRESS: '1 Silom Road, Bang Rak, Bangkok 10500',
  COMPANY_TAX_ID: '0994000165684',
  BANK_ACCOUNTS: 'Kasikornbank 999-8-77777-6, Bank of Ayudhya 111-2-33333-4',
  OMISE_SECRET_KEY: 'skey_5xs8t3mho5d4pbbkjz1dk',
  CMS_SECRET: 'e'.repeat(40),
  SMTP_URL: 'smtps://user:password@smtp.example',
  MAIL_FROM: 'Ploy Dresses <hello@shop.example>',
}

const required = Object.keys(complete).filter((name) => name !== 'NODE_ENV')

/**
 * Declares the tests of what production requires of an engine.
 * @param read parses the variables, and throws with a line for each that is wrong
 * @param variables all that the engine requires
 */
export function describeProduction(
  engine: string,
  read: (variables: Record<string, string>) => unknown,
  variables: Record<string, string>,
): void {
  describe(`${engine} in production`, () => {
    function rejectionOf(changes: Record<string, string>): string {
      try {
        read({ ...variables, ...changes })
        return ''
      } catch (error) {
        return String(error)
      }
    }

    test.for(required)('requires %s', (name) => {
      covers('security.production.made-up')

      const message = rejectionOf({ [name]: '' })
      expect(message).toContain('TRIAL=1')
      const named = required.filter((item) => message.includes(`\n${item}: `))
      expect(named).toEqual([name])
    })

    test.for([
      ['OAUTH_ORIGIN', 'http://127.0.0.1:9999'],
      ['PAYMENT_SANDBOX_PORT', '9999'],
    ] as const)(
      'rejects a fake that signs customers in or confirms payments: %s',
      ([name, value]) => {
        covers('security.production.made-up')

        expect(rejectionOf({ [name]: value })).toContain(`\n${name}: must not be set`)
      },
    )

    test('rejects a test key, which takes no money', () => {
      expect(rejectionOf({ OMISE_SECRET_KEY: 'skey_test_5xs8t3mho5d4' })).toContain(
        'OMISE_SECRET_KEY: a live key',
      )
    })

    test('requires none of them when the shop is tried out', () => {
      const none = Object.fromEntries(required.map((name) => [name, '']))
      expect(rejectionOf({ ...none, TRIAL: '1' })).toBe('')
    })
  })
}
