import { sessionMachine } from '@vitrine/machines/session/session.ts'
import {
  type AnalyticsEvent,
  connectAnalytics,
  disconnectAnalytics,
} from '@vitrine/web/core/analytics.ts'
import { followNavigation } from '@vitrine/web/shop/customer/session/followSession.ts'
import {
  interruptedActions,
  signInWhenUnauthenticated,
} from '@vitrine/web/shop/customer/session/interruptedActions.ts'
import {
  finishSocialSignIn,
  rememberSocialSignIn,
} from '@vitrine/web/shop/customer/session/socialSignIn.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { covers } from '#tests/support/clauses/covers.ts'

let userId: string | undefined
let opened: string[]
const stops: (() => void)[] = []

beforeEach(() => {
  userId = undefined
  opened = []
  const texts = new Map<string, string>()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, referrer: '' }))
  vi.stubGlobal('location', {
    href: 'https://shop.example/',
    origin: 'https://shop.example',
    pathname: '/',
    search: '',
    assign: (path: string) => opened.push(path),
    reload: () => opened.push('reload'),
  })
  vi.stubGlobal('history', {
    replaceState: (_: unknown, __: string, path: string) => opened.push(path),
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

/** Starts a session whose profile is `userId`, and follows it. */
async function startSession() {
  const actors = {
    readProfile: fromPromise(async () => ({ userId })),
    signOut: fromPromise<unknown>(async () => undefined),
  }
  const session = createActor(sessionMachine.provide({ actors }), { input: {} })
  stops.push(followNavigation(session), finishSocialSignIn(session), () => session.stop())
  session.start()
  await expect.poll(() => session.getSnapshot().value).not.toBe('unknown')
  return session
}

const mutation = { mutation: { name: 'CancelOrder', hash: 'h' }, variables: {} }

test('a mutation that needs a sign-in is stored through the reload, and waits until the popup is closed', async () => {
  covers('session.expired.cancelled', 'session.expired.resume')

  userId = 'ploy'
  const session = await startSession()
  let isOver = false
  const handle = signInWhenUnauthenticated(session)
  const waiting = handle(mutation as unknown as Parameters<typeof handle>[0]).then(() => {
    isOver = true
  })
  expect(session.getSnapshot().value).toBe('awaitingSignIn')
  expect(isOver).toBe(false)
  session.send({ type: 'signIn.cancelled' })
  await waiting
  // Still waiting when the page of this test ends.
  handle(mutation as unknown as Parameters<typeof handle>[0]).catch(() => {})
  session.send({ type: 'signIn.succeeded' })
  expect(interruptedActions.read()).toEqual([JSON.stringify(mutation)])
  expect(opened).toEqual(['reload'])
})

test('stored mutations are dropped once the machine has them, or the visitor is a guest', async () => {
  covers('session.expired.resume')

  interruptedActions.write(['one'])
  await startSession()
  expect(interruptedActions.read()).toBeUndefined()
})

test('a sign-in at a provider is reported once and leads to the page that requested it', async () => {
  covers('analytics.login', 'session.sign-in.social-return')

  const events: AnalyticsEvent[] = []
  disconnectAnalytics()
  connectAnalytics((event) => events.push(event))
  stops.push(disconnectAnalytics)
  rememberSocialSignIn('google', '/wishlist')
  userId = 'ploy'
  await startSession()
  await startSession()
  expect(events).toMatchObject([{ event: 'login', method: 'google' }])
  expect(opened).toEqual(['/wishlist'])
})

test.each(['//elsewhere.example/', '/\\elsewhere.example/', '/\t/elsewhere.example/'])(
  'a sign-in at a provider does not lead to the address %j',
  async (address) => {
    covers('security.redirects.local')
    rememberSocialSignIn('google', address)
    userId = 'ploy'
    await startSession()
    expect(opened).toEqual([])
  },
)

test('a sign-in at a provider that was cancelled leads nowhere after a later sign-in', async () => {
  covers('session.sign-in.social-return')

  rememberSocialSignIn('google', '/wishlist')
  await startSession()
  userId = 'ploy'
  await startSession()
  expect(opened).toEqual([])
})
