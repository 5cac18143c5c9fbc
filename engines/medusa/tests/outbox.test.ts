import { startSmtpServer } from '@vitrine/tests/support/standIns/smtpServer.ts'
import postgres from 'postgres'
import { expect, inject, test, vi } from 'vitest'
import { register } from './support/customer.ts'
import { emailsTo } from './support/emails.ts'
import { startAdapter } from './support/startAdapter.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')

interface Email {
  failure: string | null
  lease: string | null
  attempts: number
  sent_at: Date | null
}

test('several adapters send each email once, and those that an email server rejected later', async () => {
  await using resources = new AsyncDisposableStack()
  const smtp = await startSmtpServer('reject')
  resources.defer(() => smtp.close())
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} })
  resources.defer(() => sql.end())
  // Beside the adapter of the stack, which writes emails as files.
  for (const adapter of await Promise.all(
    [1, 2].map(() => startAdapter(stack, { SMTP_URL: smtp.url })),
  ))
    resources.defer(() => adapter.stop())
  const customers = await Promise.all(Array.from({ length: 24 }, () => register(stack.adapter)))
  const [last] = await sql<{ id: number }[]>`select coalesce(max(id), 0)::int as id from shop_mail`
  const emails = () => sql<Email[]>`
    select failure, lease, attempts, sent_at from shop_mail
    where event = 'content' and id > ${last?.id ?? 0}`

  // At the same time, so that one adapter cannot send them all.
  await Promise.all(
    customers.map(({ email }) =>
      new Visitor(stack.adapter).send('POST', '/auth/lost-password', { username: email }),
    ),
  )
  const attempted = await vi.waitUntil(
    async () => {
      const stored = await emails()
      const isDone = stored.every(({ attempts, lease }) => attempts === 1 && lease === null)
      return stored.length === customers.length && isDone ? stored : undefined
    },
    { timeout: 60_000, interval: 200 },
  )
  const rejected = attempted.filter(({ failure }) => failure?.includes('451'))
  expect(rejected.length).toBeGreaterThan(0)
  expect(attempted.filter(({ sent_at }) => sent_at)).toHaveLength(
    attempted.length - rejected.length,
  )
  expect(smtp.emails).toEqual([])

  smtp.behaviour = 'accept'
  await sql`update shop_mail set next_attempt_at = now() where sent_at is null and id > ${last?.id ?? 0}`
  await vi.waitUntil(async () => (await emails()).every(({ sent_at }) => sent_at), {
    timeout: 60_000,
    interval: 200,
  })
  for (const { email } of customers) {
    const sent = smtp.emails.filter((source) => source.includes(email)).length
    expect(sent + (await emailsTo(stack, email)).length, email).toBe(1)
  }
})

test('links that a stranger can request are limited, although several adapters send them at the same time', async () => {
  await using resources = new AsyncDisposableStack()
  const other = await startAdapter(stack)
  resources.defer(() => other.stop())
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} })
  resources.defer(() => sql.end())
  const { visitor, email } = await register(stack.adapter)
  await Promise.all(Array.from({ length: 8 }, () => visitor.send('POST', '/profile/deletion-link')))
  const left = () => sql<{ count: number }[]>`
    select count(*)::int from shop_mail where sent_at is null and given_up_at is null`
  await vi.waitUntil(async () => (await left())[0]?.count === 0, { timeout: 60_000, interval: 200 })
  const sent = (await emailsTo(stack, email)).map(({ subject }) => subject)
  expect(sent).toEqual(Array(3).fill('Confirm the deletion of your account'))
})
