import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestClock, hour, minute } from '#cms/tests/support/clock.ts'
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

const clock = createTestClock()
const cms = sharedCms({ clock })
const send = formSender(cms)

/** The number of saved messages of a sender. */
async function countSaved(name: string) {
  const { enquiries } = await storedForms(cms)
  return enquiries.filter((enquiry) => enquiry.name === name).length
}

test.each([['https://evil.example'], ['null'], ['http://localhost:3000.evil.example'], ['://']])(
  'a form from the origin %s is rejected with its entered values',
  async (origin) => {
    const name = randomUUID()
    const response = await send(contact, { ...message, name }, { origin })
    expect(response.status).toBe(403)
    expect(await response.text()).toContain(`value="${name}"`)
    expect(await countSaved(name)).toBe(0)
  },
)

test('a form from the shop or from the requested host is accepted', async () => {
  const name = randomUUID()
  const form = { ...message, name }
  expect((await send(contact, form, { origin: shop })).status).toBe(303)
  expect((await send(contact, form, { origin: cms.url })).status).toBe(303)
  const forwarded = { origin: 'http://192.168.1.7:3000', 'x-forwarded-host': '192.168.1.7:3000' }
  expect((await send(contact, form, forwarded)).status).toBe(303)
  expect(await countSaved(name)).toBe(3)
})

test('a form with a filled honeypot is confirmed and discarded', async () => {
  const name = randomUUID()
  const response = await send(contact, { ...message, name, website: 'https://spam.example' })
  expect(response.status).toBe(303)
  expect(await countSaved(name)).toBe(0)
})

test('a form submitted twice, even concurrently, is saved once', async () => {
  const form = { ...message, name: randomUUID(), submission: randomUUID() }
  const responses = await Promise.all([1, 2, 3, 4].map(() => send(contact, form)))
  expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 303])
  expect(await countSaved(form.name)).toBe(1)
})

test('each new form has its own submission id, and a rejected one keeps it', async () => {
  const idIn = (page: string) => page.match(/name="submission" value="([^"]+)"/)?.[1] ?? ''
  const first = idIn(await (await fetch(cms.url + contact)).text())
  const second = idIn(await (await fetch(cms.url + contact)).text())
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).not.toBe(first)
  const rejected = await send(contact, { ...message, name: '', submission: first })
  expect(idIn(await rejected.text())).toBe(first)
  const forged = await send(contact, { ...message, name: '', submission: '"><script>' })
  expect(idIn(await forged.text())).toMatch(/^[0-9a-f-]{36}$/)
})

test('the sixth message of an address within ten minutes is rate limited, others are not', async () => {
  const name = randomUUID()
  const from = { 'x-forwarded-for': '198.51.100.9' }
  const write = () => send(contact, { ...message, name }, from)
  const many = await Promise.all(Array.from({ length: 8 }, write))
  expect(many.map(({ status }) => status).toSorted()).toEqual([
    ...Array<number>(5).fill(303),
    ...Array<number>(3).fill(429),
  ])
  const rejected = await write()
  expect(rejected.headers.get('retry-after')).toBe('600')
  expect(await rejected.text()).toMatch(
    /Please try again in ten minutes[\s\S]+Is the &quot;green&quot; green\?/,
  )
  expect((await send(contact, { ...message, name })).status).toBe(303)
  clock.advance(10 * minute)
  expect((await write()).status).toBe(303)
  expect(await countSaved(name)).toBe(7)
  expect(JSON.stringify(await storedForms(cms))).not.toContain('198.51.100')
})

test('an appointment time that has passed today in Bangkok is rejected', async () => {
  const closed = await send(appointment, visit)
  expect(closed.status).toBe(409)
  expect(await closed.text()).toContain('Please call one of our boutiques')

  await addBoutique(cms)
  clock.advance(Date.parse('2026-11-21T05:00:00Z') - clock.now().getTime())
  const early = await send(appointment, { ...visit, time: '11:00' })
  expect(early.status).toBe(422)
  expect(await early.text()).toContain('This time has already passed')
  expect((await send(appointment, { ...visit, time: '12:30' })).status).toBe(303)
  clock.advance(hour)
  expect((await send(appointment, { ...visit, time: '12:30' })).status).toBe(422)
})

test('a body of another content type is rejected', async () => {
  const response = await fetch(cms.url + contact, {
    method: 'POST',
    body: JSON.stringify(message),
    headers: { 'content-type': 'application/json' },
  })
  expect(response.status).toBe(415)
  const twice = new URLSearchParams([
    ...Object.entries({ ...message, name: 'First' }),
    ['name', 'Second'],
  ])
  const doubled = await fetch(cms.url + contact, {
    method: 'POST',
    body: twice,
    redirect: 'manual',
  })
  expect(doubled.status).toBe(303)
  expect(await countSaved('First')).toBe(1)
})
