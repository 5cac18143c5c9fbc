import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { type RunningGateway, startGateway } from '@vitrine/tests/support/gateway/startGateway.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestClock, minute } from '#cms/tests/support/clock.ts'
import { contact, message, storedForms } from '#cms/tests/support/forms.ts'
import { startCms, type TestCms } from '#cms/tests/support/testCms.ts'

const clock = createTestClock()
let cms: TestCms
let gateway: RunningGateway
beforeAll(async () => {
  cms = await startCms({ clock })
  gateway = await startGateway({ cmsUrl: cms.url, siteUrl: 'https://shop.example' })
})
afterAll(async () => {
  await gateway.close()
  await cms.close()
})

beforeEach(() => clock.advance(10 * minute))

function send(headers: Record<string, string>) {
  return fetch(gateway.url + contact, {
    method: 'POST',
    body: new URLSearchParams({ ...message, submission: crypto.randomUUID() }),
    redirect: 'manual',
    headers,
  })
}

test('a form keeps its security policy and its confirmation address through the gateway', async () => {
  const frame = await fetch(gateway.url + contact)
  expect(frame.headers.get('content-security-policy')).toContain("script-src 'nonce-")
  const sent = await send({ origin: gateway.url })
  expect(sent.status).toBe(303)
  expect(sent.headers.get('location')).toMatch(
    /^\/component\/contact-form\/\?sent=[\da-f]{8}-[\da-f-]{27}$/,
  )
})

test('a form on a page in Thai is in Thai, with its errors and its confirmation', async () => {
  covers('content.frame.language')

  const address = `${gateway.url + contact}?lang=th`
  const textsOf = async (response: Response) =>
    (await response.text()).replace(/<(style|script).*?<\/\1>|<[^>]*>/gs, '\n')
  const empty = await fetch(address)
  expect(await empty.clone().text()).toContain('<html lang="th">')
  expect(await textsOf(empty)).not.toMatch(/[A-Za-z]{2}/)
  const post = (values: Record<string, string>) =>
    fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ ...values, submission: crypto.randomUUID() }),
      redirect: 'manual',
      headers: { origin: gateway.url },
    })
  const rejected = await post({ email: 'mali@gmail.con' })
  expect(rejected.status).toBe(422)
  const texts = await textsOf(rejected)
  expect(texts).toContain('คุณหมายถึง mali@gmail.com ใช่ไหม')
  expect(texts.replaceAll('mali@gmail.com', '')).not.toMatch(/[A-Za-z]{2}/)
  const sent = await post(message)
  const thanks = await fetch(new URL(sent.headers.get('location') ?? '', gateway.url))
  expect(await textsOf(thanks)).toContain('เราได้รับข้อความแล้ว')
})

test('a form loads its font through the gateway', async () => {
  const frame = await fetch(gateway.url + contact)
  expect(frame.headers.get('content-security-policy')).toContain("font-src 'self'")
  const addresses = [...(await frame.text()).matchAll(/url\("([^"]+\.woff2)"\)/g)]
  expect(addresses).toHaveLength(2)
  for (const [, address] of addresses) {
    const file = await fetch(new URL(address ?? '', gateway.url))
    expect(file.headers.get('content-type')).toBe('font/woff2')
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2')
  }
})

test('the gateway rejects other origins, and a forged address does not lift the rate limit', async () => {
  expect((await send({ origin: 'https://evil.example' })).status).toBe(403)
  const forged = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
  expect((await send(forged)).status).toBe(403)
  const before = (await storedForms(cms)).enquiries.length
  const statuses: number[] = []
  for (let index = 1; index <= 7; index += 1) {
    const sent = await send({ origin: gateway.url, 'x-forwarded-for': `203.0.113.${index}` })
    statuses.push(sent.status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect((await storedForms(cms)).enquiries).toHaveLength(before + 5)
})
