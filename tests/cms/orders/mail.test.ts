import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { renderMail } from '#cms/mail/renderMail.ts'
import { fileTransport } from '#cms/mail/transport.ts'

const letter = renderMail({
  to: 'ploy@example.com',
  subject: 'Order 1\r\nBcc: everyone@example.com',
  greeting: 'Dear <b>Ploy</b> & "family",',
  paragraphs: ['Your <script>alert(1)</script> order is on its way.'],
  rows: [['Silk slip dress × 1', '฿4,990']],
  action: { label: 'View order', url: 'http://localhost/a?x=1&y="2"' },
})

test('user input is escaped in emails', () => {
  expect(letter.html).not.toContain('<script>')
  expect(letter.html).toContain('Dear &lt;b&gt;Ploy&lt;/b&gt; &amp; &quot;family&quot;,')
  expect(letter.html).toContain('href="http://localhost/a?x=1&amp;y=&quot;2&quot;"')
  expect(letter.text).toContain('Dear <b>Ploy</b> & "family",')
  expect(letter.text).toContain('Silk slip dress × 1: ฿4,990')
})

test('a line break in a subject adds no email header', () => {
  expect(letter.subject).toBe('Order 1 Bcc: everyone@example.com')
})

test('an email without SMTP is written to one file with both bodies, also when sent twice', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const transport = fileTransport(directory, 'Vitrine <hello@vitrine.example>')
  const mail = { ...letter, id: 7, createdAt: new Date('2026-11-21T02:30:00Z') }
  await transport.send(mail)
  await transport.send(mail)
  expect(await readdir(directory)).toEqual(['000007.eml'])
  const file = await readFile(join(directory, '000007.eml'), 'utf8')
  expect(file).toContain('To: ploy@example.com')
  expect(file).toContain('Message-ID: <mail-7@vitrine.example>')
  expect(file).toMatch(/multipart\/alternative/)
  expect(file).not.toMatch(/^Bcc:/m)
})
