import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { renderMail } from '#cms/mail/renderMail.ts'
import { fileTransport } from '#cms/mail/transport.ts'

const email = renderMail({
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
  expect(file).not.toMatch(/^Bcc:/m)
})
