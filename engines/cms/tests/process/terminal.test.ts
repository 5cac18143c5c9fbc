import { csvLine } from '@vitrine/commerce/csv.ts'
import { html } from '@vitrine/commerce/email/html.ts'
import { greetingTo } from '@vitrine/commerce/email/writing.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { formatTable, printable } from '#cms/commands/print.ts'

test.for(['Ada\n71  forged', 'Ada\r\u001b[2K', '\u202eadA', '\u009b31m'])(
  'a table of the command line has one line for an order of %j',
  (customer) => {
    covers('validation.typed.shown')

    const table = formatTable([{ customer, total: '฿1' }], ['customer', 'total'])
    expect(table.split(/[\n\r\u0085\u2028]/)).toHaveLength(2)
    expect(table.split('\n').join('')).not.toMatch(/\p{C}/u)
    expect(printable(customer)).toContain('\\u{')
  },
)

test('an exported email address cannot become a formula of a spreadsheet', () => {
  covers('validation.typed.shown')

  expect(csvLine(['=1+1@example.com', '+a@example.com', 'ada@example.com'])).toBe(
    `"'=1+1@example.com","'+a@example.com","ada@example.com"`,
  )
})

test.for(['http://evil.example', 'evil.example', 'Win ฿9 at evil。com', 'ｅｖｉｌ．ｃｏｍ'])(
  'a greeting leaves out the name %j, which could become a link',
  (name) => {
    covers('emails.greeting')

    expect(greetingTo('en', name)).toBe('Dear customer,')
    expect(greetingTo('th', name)).toBe('เรียน ลูกค้า')
  },
)

test.for(["O'Brien", 'J. R.', 'Anne-Marie', 'สมชาย', 'Dr. Ada'])(
  'a greeting has the name %s',
  (name) => {
    covers('emails.greeting')

    expect(greetingTo('en', name)).toBe(`Dear \u2068${name}\u2069,`)
    const space = name === 'สมชาย' ? '' : ' '
    expect(greetingTo('th', name)).toBe(`เรียน คุณ\u2068${space}${name}\u2069`)
  },
)

test('emails and papers show no character that reorders others', () => {
  covers('validation.typed.shown')

  expect(html`<td>${'\u202e<b>\u0007\u200f'}</td>`.text).toBe('<td>&lt;b&gt;</td>')
})
