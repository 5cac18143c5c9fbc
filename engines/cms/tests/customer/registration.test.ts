import type { User } from '@vitrine/contract/customer.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runDue } from '#cms/app/background.ts'
import { coupons } from '#cms/database/schema/cart.ts'
import { customers, identities, sessions } from '#cms/database/schema/customers.ts'
import { orders } from '#cms/database/schema/orders.ts'
import { createTestClock, day } from '#cms/tests/support/clock.ts'
import { login, password, register } from '#cms/tests/support/customer.ts'
import { storedEmails } from '#cms/tests/support/emails.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, inThai, type Shopper } from '#cms/tests/support/shopper.ts'
import { storedOrder } from '#cms/tests/support/storedOrder.ts'

const clock = createTestClock()
let nextId = 0

const cms = sharedCms({ clock })

const shopper = () => createShopper(cms.url)
const profile = (browser: Shopper) => browser.request<User>('GET', '/api/v1/profile')
const accounts = (email: string) =>
  cms.cms.database.select().from(customers).where(eq(customers.email, email))

function newEmail() {
  nextId += 1
  return `registers${nextId}@example.com`
}

const subjects = async (email: string) => {
  const rows = await storedEmails(cms, email)
  return rows.map(({ subject }) => subject)
}

/** Requests a reset link and returns its parameters. */
async function resetLink(email: string) {
  await shopper().request('POST', '/api/v1/auth/lost-password', { body: { username: email } })
  const sent: string[] = []
  const transport = {
    send: async ({ to, subject, text }: { to: string; subject: string; text: string }) => {
      if (to === email && subject === 'Reset your password') sent.push(text)
    },
    close() {},
  }
  while ((await runDue(cms.cms, transport)) > 0);
  const query = new URL(/http\S+/.exec(sent[0] ?? '')?.[0] ?? '').searchParams
  return { resetKey: query.get('key'), resetLogin: query.get('login') }
}

/** Chooses a new password by a mailed link, as the owner of an email address. */
async function resetByLetter(email: string, chosen: string) {
  const body = { ...(await resetLink(email)), password: chosen, confirmPassword: chosen }
  expect((await shopper().request('POST', '/api/v1/auth/reset-password', { body })).status).toBe(
    200,
  )
}

test('emails about an account are in the language of the page, one that a stranger may cause in that of the account', async () => {
  covers('emails.language', 'emails.language.stranger')

  const email = newEmail()
  const thai = inThai(shopper())
  await register(thai, { email })
  await register(shopper(), { email })
  await thai.request('POST', '/api/v1/auth/lost-password', { body: { username: email } })
  while ((await runDue(cms.cms, { send: async () => {}, close() {} })) > 0);
  expect(await subjects(email)).toEqual([...['ยินดีต้อนรับสู่ Vitrine', 'คุณมีบัญชีอยู่แล้ว', 'ตั้งรหัสผ่านใหม่']])
  await login(shopper(), email)
  await register(thai, { email })
  expect((await subjects(email)).at(-1)).toBe('You already have an account')
})

test('registering gets the same response whether or not the email has an account', async () => {
  covers('session.register.same-response')

  const [registeredEmail, unknown] = [newEmail(), newEmail()]
  await register(shopper(), { email: registeredEmail })
  await resetByLetter(registeredEmail, 'Owners-secret-1')
  const attempts = []
  for (const email of [registeredEmail, unknown]) {
    const browser = shopper()
    const answer = await register(browser, { email })
    const { id: _id, ...user } = answer.body.user
    attempts.push({
      status: answer.status,
      user: { ...user, email: 'the one entered' },
      headers: [...answer.headers.keys()].sort(),
      profile: (await profile(browser)).status,
      // The account that was registered can be used, so that a second attempt reveals nothing either.
      login: (await login(shopper(), email)).status,
      wrong: (await login(shopper(), email, { password: 'Wrong-password-1' })).text,
    })
    expect(user.email).toBe(email)
  }
  expect(attempts[0]).toEqual(attempts[1])
})

test('the owner of an email address is emailed about every registration with it', async () => {
  covers('session.register.email', 'session.register.welcome-email')

  const email = newEmail()
  await cms.cms.database.insert(coupons).values([
    {
      ...{ code: 'WELCOME10', description: '', kind: 'percent', amount: 10, minimum: 200_000 },
      ...{ firstOrder: true, listed: true },
    },
    {
      ...{ code: 'ENDED90', description: '', kind: 'percent', amount: 90 },
      ...{ firstOrder: true, listed: true, expiresAt: clock.now() },
    },
  ])
  await register(shopper(), { email })
  await register(shopper(), { email })
  expect(await subjects(email)).toEqual(['Welcome to Vitrine', 'You already have an account'])
  const [welcome] = await storedEmails(cms, email)
  expect(welcome?.text).toMatch(/10% off your first order from ฿2,000:? +WELCOME10/)
  expect(welcome?.text).toMatch(/Visit the shop.*\/shop\b/s)
  expect(welcome?.text).toContain('/my-account/lost-password')
})

test('an account cannot be reached by registering its email again', async () => {
  const email = newEmail()
  const [owner, other] = [shopper(), shopper()]
  const { body } = await register(owner, { email })
  await register(other, { email, password: 'Other-secret-1' })
  expect((await profile(other)).body.id).not.toBe(body.user.id)
  const signedIn = await login(shopper(), email)
  expect(signedIn.body.user.id).toBe(body.user.id)
})

test('concurrent registrations with one email are all accepted, and the fourth in a day is not', async () => {
  covers('session.register.limit')

  const email = newEmail()
  const answers = await Promise.all([1, 2, 3, 4].map(() => register(shopper(), { email })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429])
  const rejected = answers.find(({ status }) => status === 429)
  expect(rejected?.body.message).toBe("Couldn't create your account, please try again later.")
  expect(await subjects(email)).toHaveLength(3)
  clock.advance(day + 1)
  expect((await register(shopper(), { email })).status).toBe(201)
})

test('confirming an email address by a mailed link ends what others registered with it, and brings its orders together', async () => {
  covers('session.email.confirmed')

  const email = newEmail()
  const [first, second] = [shopper(), shopper()]
  const made = await register(first, { email })
  const also = await register(second, { email, password: 'Other-secret-1' })
  const { database } = cms.cms
  await database.insert(identities).values({
    provider: 'line',
    subject: email,
    customerId: Number(made.body.user.id),
    createdAt: clock.now(),
  })
  const placed = storedOrder({ customerId: Number(also.body.user.id) })
  await database.insert(orders).values(placed)
  await resetByLetter(email, 'Owners-secret-1')
  expect([(await profile(first)).status, (await profile(second)).status]).toEqual([401, 401])
  expect((await login(shopper(), email)).status).toBe(422)
  expect((await login(shopper(), email, { password: 'Other-secret-1' })).status).toBe(422)
  const [owner, ...others] = await accounts(email)
  expect(others).toEqual([])
  expect(owner?.emailVerified).toBe(true)
  const linked = await database.select().from(identities).where(eq(identities.subject, email))
  expect(linked).toEqual([])
  const [order] = await database.select().from(orders).where(eq(orders.id, placed.id))
  expect(order?.customerId).toBe(owner?.id)
})

test('a confirmed account keeps its sessions and logins when its email is registered again', async () => {
  const email = newEmail()
  await register(shopper(), { email })
  await resetByLetter(email, 'Owners-secret-1')
  const owner = shopper()
  await login(owner, email, { password: 'Owners-secret-1' })
  await register(shopper(), { email })
  expect((await profile(owner)).status).toBe(200)
  const open = await cms.cms.database.select().from(sessions)
  expect(open.length).toBeGreaterThan(0)
})

test('registering does not add guesses at the password of the account that has the email', async () => {
  const email = newEmail()
  await register(shopper(), { email })
  await resetByLetter(email, 'Owners-secret-1')
  await register(shopper(), { email })
  const statuses = []
  for (let round = 0; round < 11; round += 1) {
    statuses.push((await login(shopper(), email, { password: 'Wrong-guess-1' })).status)
    if (round % 3 === 0)
      expect([200, 429]).toContain((await login(shopper(), email, { password })).status)
  }
  expect(statuses.at(-1)).toBe(429)
})
