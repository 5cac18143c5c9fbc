import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderEmail } from '@vitrine/commerce/email/renderEmail.ts'
import { fileTransport } from '@vitrine/commerce/email/transport.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '#cms/core/environment.ts'

const environment = { SITE_URL: 'https://shop.example', company: readEnvironment({}).company }
const email = renderEmail(
  {
    to: 'ploy@example.com',
    language: 'en',
    subject: 'Order 1\r\nBcc: everyone@example.com',
    greeting: 'Dear <b>Ploy</b> & "family",',
    paragraphs: ['Your <script>alert(1)</script> order has been sent.'],
    rows: [['Carrier', 'Kerry']],
    action: { label: 'View order', url: 'http://localhost/a?x=1&y="2"' },
  },
  environment,
)

test('user input is escaped in emails', () => {
  expect(email.html).not.toContain('<script>')
  expect(email.html).toContain('Dear &lt;b&gt;Ploy&lt;/b&gt; &amp; &quot;family&quot;,')
  expect(email.html).toContain('href="http://localhost/a?x=1&amp;y=&quot;2&quot;"')
  expect(email.text).toContain('Dear <b>Ploy</b> & "family",')
  expect(email.text).toContain('Carrier: Kerry')
})

test('an email without a style sheet, or as text, has heading, order, help and the address of the company', () => {
  covers('emails.card')

  const { html, text } = renderEmail(
    {
      ...{ to: 'ploy@example.com', language: 'en', subject: 'Sent (order 7)' },
      greeting: 'Dear Ploy,',
      heading: { title: 'We have sent it', label: 'Order 7' },
      paragraphs: ['It comes tomorrow.'],
      order: {
        items: [
          {
            ...{ name: 'Silk dress', details: ['Size: M', 'Quantity: 1'], quantity: 1 },
            amount: '฿920',
            picture: { url: 'https://shop.example/media/dress-320.jpg', alt: 'A dress' },
          },
        ],
        sums: [['Total', '฿920']],
        blocks: [{ title: 'Deliver to', lines: ['Ploy', '18 Soi 31'] }],
      },
    },
    environment,
  )
  const plain = html.replace(/<style>.*?<\/style>/s, '').replace(/ class="[^"]*"/g, '')
  expect(plain).toMatch(/<h1 style="[^"]*font:400 32px[^"]*">We have sent it<\/h1>/)
  expect(plain).toMatch(/<img src="https:\/\/shop.example\/media\/dress-320.jpg" alt=""/)
  expect(plain).toContain(environment.company.address)
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain("url('https://shop.example/fonts/bodoni-moda-latin.woff2')")
  expect(text.split('\n\n')).toEqual([
    'We have sent it\nOrder 7',
    'Dear Ploy,',
    'It comes tomorrow.',
    'Silk dress, Size: M, Quantity: 1: ฿920',
    'Total: ฿920',
    'Deliver to:\nPloy\n18 Soi 31',
    'Any questions? Reply to this email and we’ll help you.\nhttps://shop.example/contact-us',
    `Vitrine\n${environment.company.name}\n${environment.company.address}\n`,
  ])
})

test('a line break in a subject adds no email header', () => {
  expect(email.subject).toBe('Order 1 Bcc: everyone@example.com')
})

test('an email without SMTP is written to one file with both bodies, also when sent twice', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const transport = fileTransport(directory, 'Vitrine <hello@vitrine.example>')
  const mail = { ...email, id: 7, createdAt: new Date('2026-11-21T02:30:00Z') }
  await transport.send(mail)
  await transport.send(mail)
  expect(await readdir(directory)).toEqual(['000007.eml'])
  const file = await readFile(join(directory, '000007.eml'), 'utf8')
  expect(file).toContain('To: ploy@example.com')
  expect(file).toContain('Message-ID: <mail-7@vitrine.example>')
  expect(file).toMatch(/multipart\/alternative/)
  expect(file.split('\n\n', 1)[0]).not.toMatch(/^Bcc:/m)
  covers('emails.automatic')
  expect(file).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(file).toContain('\nReply-To: Vitrine <hello@vitrine.example>\n')
})

test('an email with an address to unsubscribe has the headers of email programs and the link, others have not', async () => {
  covers('product.alert.unsubscribe')

  const directory = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const transport = fileTransport(directory, 'Vitrine <hello@vitrine.example>')
  const url = 'https://shop.example/stock-alerts/unsubscribe?key=k.1'
  const content = {
    ...({ to: 'ploy@example.com', language: 'en' } as const),
    ...{ subject: 'Back', greeting: 'Hello,', paragraphs: [] },
  }
  const email = renderEmail({ ...content, unsubscribe: { label: 'Unsubscribe', url } }, environment)
  expect(email.html).toContain(`<a href="${url}"`)
  expect(email.text).toContain(`Unsubscribe:\n${url}`)
  await transport.send({ ...email, id: 1, createdAt: new Date() })
  const { unsubscribeUrl: _, ...plain } = email
  await transport.send({ ...plain, id: 2, createdAt: new Date() })
  const [first = '', second = ''] = await Promise.all(
    ['000001.eml', '000002.eml'].map((name) => readFile(join(directory, name), 'utf8')),
  )
  const headers = `\n${first}`.slice(0, first.indexOf('\n\n') + 2).replace(/\n\s+/g, ' ')
  expect(headers).toContain(`\nList-Unsubscribe: <${url}>\n`)
  expect(headers).toContain('\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n')
  expect(second).not.toContain('List-Unsubscribe')
})

/** The email of an order of `lines` lines of two pieces, with names of `length` letters. */
function longEmail(language: 'en' | 'th', lines: number, letter: string, length = 60) {
  const items = Array.from({ length: lines }, (_, index) => ({
    name: `${letter.repeat(length)} ${index + 1}`,
    details: ['Colour: Ivory · Size: M', 'Quantity: 2'],
    ...{ quantity: 2, amount: '฿1,840' },
    picture: { url: `https://shop.example/media/${'0'.repeat(40)}-${index}.jpg`, alt: '' },
  }))
  return renderEmail(
    {
      ...{ to: 'ploy@example.com', language, subject: 'Order 7', greeting: 'Dear Ploy,' },
      paragraphs: ['Thank you.'],
      action: { label: 'View', url: 'https://shop.example/my-account/view-order/7?key=a&b=1' },
      order: { items, sums: [['Total', '฿368,000']], blocks: [] },
    },
    environment,
  )
}

test.each([
  ['en', 'w', /and (\d+) more pieces/],
  ['th', 'ผ', /และอีก (\d+) ชิ้น/],
  ['en', '&', /and (\d+) more pieces/],
  ['th', '👗', /และอีก (\d+) ชิ้น/],
] as const)(
  'the email of an order of 200 lines, %s %s, has less than 100 kB, its total and a link to the other pieces',
  (language, letter, more) => {
    covers('emails.size')

    const { html, text } = longEmail(language, 200, letter)
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(100_000)
    expect(Buffer.byteLength(html)).toBeGreaterThan(95_000)
    const shown = html.match(/-(\d+)\.jpg"/g)?.length ?? 0
    expect(Number(more.exec(html)?.[1])).toBe((200 - shown) * 2)
    expect(Number(more.exec(text)?.[1])).toBe((200 - shown) * 2)
    expect(html.indexOf('฿368,000')).toBeLessThan(html.indexOf('฿1,840'))
    expect(text.indexOf('฿368,000')).toBeLessThan(text.indexOf('฿1,840'))
    const orderUrl = /view-order\/7\?key=a&amp;b=1" class="ink"/
    expect(html).toMatch(orderUrl)
  },
)

test('the email of a usual order has all of its lines and then the sums, whatever the length of a name', () => {
  covers('emails.size')

  for (const { html, text } of [longEmail('en', 20, 'w'), longEmail('th', 3, 'ผ', 5000)]) {
    expect(html).not.toMatch(/more pieces|และอีก/)
    expect(html.indexOf('฿368,000')).toBeGreaterThan(html.lastIndexOf('฿1,840'))
    expect(text.indexOf('฿368,000')).toBeGreaterThan(text.lastIndexOf('฿1,840'))
  }
  const { html } = longEmail('th', 3, 'ผ', 40_000)
  expect(html).toContain('และอีก 6 ชิ้น')
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(100_000)
})
