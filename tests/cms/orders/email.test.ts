import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { renderEmail } from '#server/email/renderEmail.ts'
import { fileTransport } from '#server/email/transport.ts'
import { covers } from '#tests/support/clauses/covers.ts'

const email = renderEmail({
  to: 'ploy@example.com',
  subject: 'Order 1\r\nBcc: everyone@example.com',
  greeting: 'Dear <b>Ploy</b> & "family",',
  paragraphs: ['Your <script>alert(1)</script> order has been sent.'],
  rows: [['Silk slip dress × 1', '฿4,990']],
  action: { label: 'View order', url: 'http://localhost/a?x=1&y="2"' },
})

test('user input is escaped in emails', () => {
  expect(email.html).not.toContain('<script>')
  expect(email.html).toContain('Dear &lt;b&gt;Ploy&lt;/b&gt; &amp; &quot;family&quot;,')
  expect(email.html).toContain('href="http://localhost/a?x=1&amp;y=&quot;2&quot;"')
  expect(email.text).toContain('Dear <b>Ploy</b> & "family",')
  expect(email.text).toContain('Silk slip dress × 1: ฿4,990')
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
  const email = renderEmail({
    to: 'ploy@example.com',
    subject: 'Back',
    greeting: 'Hello,',
    paragraphs: [],
    unsubscribe: { label: 'Unsubscribe', url },
  })
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
