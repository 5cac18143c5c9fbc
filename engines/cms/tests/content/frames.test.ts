import { randomUUID } from 'node:crypto'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { HtmlValidate } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#cms/tests/support/clock.ts'
import {
  addBoutique,
  appointment,
  contact,
  formSender,
  message,
  shop,
  storedForms,
  visit,
} from '#cms/tests/support/forms.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'

/** 01:30 in Bangkok, when it is still the previous day in London. */
const clock = createTestClock('2026-11-20T18:30:00Z')
const cms = sharedCms({ clock })
const send = formSender(cms)
beforeAll(() => addBoutique(cms))

test.each([contact, appointment])('%s is valid HTML', async (path) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { 'void-style': 'off', 'no-trailing-whitespace': 'off' },
  })
  const pages = [
    await fetch(cms.url + path),
    await send(path, {}),
    await send(path, { email: 'nok@gmail.con' }),
    await fetch(`${cms.url}${path}?sent=1`),
  ]
  for (const page of pages) {
    const { results } = await validator.validateString(await page.text())
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
  }
})

test.each([
  [contact, 'CONTACT-FORM_SCREEN_RESIZE'],
  [appointment, 'APPOINTMENT-FORM_SCREEN_RESIZE'],
])('%s allows only its own script and framing by the shop', async (path, type) => {
  const response = await fetch(cms.url + path)
  const policy = response.headers.get('content-security-policy') ?? ''
  const page = await response.text()
  const [, nonce] = policy.match(/script-src 'nonce-([^']+)'/) ?? []
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`frame-ancestors 'self' ${shop}`)
  expect(page).toContain(`<script nonce="${nonce}">`)
  expect(page).toContain(`postHeight('${type}')`)
  expect(page).not.toMatch(/\son\w+=|\sstyle=/)
  const other = await fetch(cms.url + path)
  expect(other.headers.get('content-security-policy')).not.toBe(policy)
})

test('a message is saved and redirects to the confirmation', async () => {
  const response = await send(contact, message)
  expect(response.status).toBe(303)
  const thanks = await fetch(new URL(response.headers.get('location') ?? '', cms.url))
  expect(await thanks.text()).toContain('received your message')
  const { enquiries } = await storedForms(cms)
  expect(enquiries).toContainEqual(
    expect.objectContaining({
      name: message.name,
      email: 'nok@example.com',
      subject: 'product',
      message: message.message,
      submittedAt: clock.now(),
    }),
  )
})

test.each([
  [contact, message, 'CONTACT-FORM_SUBMITTED'],
  [appointment, visit, 'APPOINTMENT-FORM_SUBMITTED'],
])(
  '%s reports its submission to the page around it, and a robot’s does not',
  async (path, form, type) => {
    const submission = randomUUID()
    const responses = [
      await send(path, { ...form, submission }),
      await send(path, { ...form, website: 'x' }),
    ]
    const [thanks, ignored] = await Promise.all(
      responses.map(async ({ headers }) => {
        const page = await fetch(new URL(headers.get('location') ?? '', cms.url))
        return page.text()
      }),
    )
    expect(thanks).toContain(`{ type: '${type}', submission: '${submission}' }`)
    expect(ignored).not.toContain('_SUBMITTED')
    const forged = await fetch(`${cms.url}${path}?sent=${encodeURIComponent("'});alert(1)//")}`)
    expect(await forged.text()).not.toMatch(/_SUBMITTED|alert/)
  },
)

test('an appointment is saved with boutique, day and time', async () => {
  expect((await send(appointment, { ...visit, name: 'Ploy' })).status).toBe(303)
  const { appointments } = await storedForms(cms)
  expect(appointments.filter(({ name }) => name === 'Ploy')).toMatchObject([
    { brand: 'white-asava', store: 'siam-paragon', day: '2026-11-21', time: '14:00', message: '' },
  ])
})

test('a rejected form keeps its escaped values and shows an error at each field', async () => {
  const response = await send(contact, { ...message, email: 'nok', subject: 'gossip', consent: '' })
  const page = await response.text()
  expect(response.status).toBe(422)
  expect(page).toContain('value="Nok &lt;b&gt;Srisai&lt;/b&gt;"')
  expect(page).toContain('Is the &quot;green&quot; green?\nReally?</textarea>')
  expect(page).toContain('<strong id="email-fault">Please enter a valid email address</strong>')
  expect(page).toContain('name="email" aria-describedby="email-fault" aria-invalid="true"')
  expect(page).toContain('<a href="#subject">Please choose a subject</a>')
  expect(page).toContain('Please accept the privacy policy')
  expect(page).not.toContain('phone-fault')
})

test.each([
  [contact, ' Nok@HOTMIAL.com\u200e', 'Nok@hotmail.com', message],
  [appointment, 'nok@gnail.com', 'nok@gmail.com', visit],
] as const)('%s questions the likely slip %s', async (path, email, meant, form) => {
  covers('validation.forms.email-slip')
  const typed = { ...form, name: `${meant} at ${path}`, email }
  const page = await (await send(path, typed)).text()
  expect(page).toContain('<strong id="email-fault">Please check your email address.</strong>')
  expect(page).toContain(`Did you mean ${meant}?`)
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
  const answers = { correctedEmail: value('correctedEmail'), keptEmail: value('keptEmail') }
  expect(answers.correctedEmail).toBe(meant)
  const sent = async (answer: object) => (await send(path, { ...typed, ...answer })).status
  // An answer about another address.
  expect(await sent({ keptEmail: 'nok@example.com', correctedEmail: 'nok@example.com' })).toBe(422)
  expect(await sent({ correctedEmail: answers.correctedEmail })).toBe(303)
  expect(await sent({ keptEmail: answers.keptEmail })).toBe(303)
  const stored = Object.values(await storedForms(cms)).flat()
  const emails = stored.filter(({ name }) => name === typed.name).map((item) => item.email)
  expect(emails).toEqual([meant.toLowerCase(), answers.keptEmail.toLowerCase()])
})

test('a slip that is no address can be corrected only, and a kept one stays kept in a rejected form', async () => {
  const invalid = await (await send(contact, { ...message, email: 'nok@gmail,com' })).text()
  expect(invalid).toContain('name="correctedEmail" value="nok@gmail.com"')
  expect(invalid).not.toContain('keptEmail')
  const kept = { ...message, name: '', email: 'nok@gnail.com', keptEmail: 'nok@gnail.com' }
  const page = await (await send(contact, kept)).text()
  expect(page).toContain('<input type="hidden" name="keptEmail" value="nok@gnail.com">')
  expect(page).not.toContain('Did you mean')
})

test('a rejected form keeps choice, date and consent', async () => {
  const page = await (await send(appointment, { ...visit, name: '' })).text()
  expect(page).toContain('<option value="siam-paragon" selected>Siam &amp; Paragon</option>')
  expect(page).toContain('<option value="14:00" selected>')
  expect(page).toMatch(/type="date" value="2026-11-21"[^>]* min="2026-11-21" max="2027-02-19"/)
  expect(page).toMatch(/value="yes"[^>]* checked/)
})

const long = (length: number) => 'x'.repeat(length)
test.each([
  ['Please enter your name', contact, { ...message, name: ' ' }],
  ['Please use no more than 100 characters', contact, { ...message, name: long(101) }],
  ['Please enter a valid phone number', contact, { ...message, phone: 'call me' }],
  ['such as 081 234 5678', contact, { ...message, phone: '1234' }],
  ['Please enter your message', contact, { ...message, message: '\n' }],
  ['Please use no more than 2000 characters', contact, { ...message, message: long(2001) }],
  ['Please enter your email address', contact, {}],
  ['Please choose a date from today onwards', appointment, { ...visit, day: '2026-11-20' }],
  ['Please enter a date such as', appointment, { ...visit, day: '2027-02-30' }],
  ['Please choose a date within the next 90 days', appointment, { ...visit, day: '2027-02-20' }],
  ['Please choose a boutique', appointment, { ...visit, store: 'atlantis' }],
  ['Please choose a time', appointment, { ...visit, time: '03:00' }],
  ['Please choose a service', appointment, { ...visit, brand: '' }],
])('an invalid form shows “%s” at %s and is not saved', async (error, path, form) => {
  const submission = crypto.randomUUID()
  const response = await send(path, { ...form, submission })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain(error)
  const { enquiries, appointments } = await storedForms(cms)
  const submissions = [...enquiries, ...appointments].map((form) => form.submission)
  expect(submissions).not.toContain(submission)
})
