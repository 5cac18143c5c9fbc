import { sessionMachine } from '@vitrine/machines/session/session.ts'
import {
  type AnalyticsEvent,
  connectAnalytics,
  disconnectAnalytics,
} from '@vitrine/web/core/analytics.ts'
import { openTabChannel } from '@vitrine/web/lib/tabChannel.ts'
import {
  followNavigation,
  followSession,
  setDestination,
} from '@vitrine/web/shop/customer/session/followSession.ts'
import {
  interruptedActions,
  signInWhenUnauthenticated,
} from '@vitrine/web/shop/customer/session/interruptedActions.ts'
import {
  showReloadMessage,
  storeReloadMessage,
} from '@vitrine/web/shop/customer/session/reloadMessage.ts'
import {
  finishSocialSignIn,
  rememberSocialSignIn,
} from '@vitrine/web/shop/customer/session/socialSignIn.ts'
import { showToast } from '@vitrine/web/ui/toast/toast.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { covers } from '#tests/support/clauses/covers.ts'
import { removeToasts, shownToasts } from './shownToasts.tsx'

let userId: string | undefined
let profiles: number
let opened: string[]
const stops: (() => void)[] = []

beforeEach(() => {
  userId = undefined
  profiles = 0
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
    readProfile: fromPromise(async () => {
      profiles += 1
      return { userId }
    }),
    signOut: fromPromise<unknown>(async () => undefined),
  }
  const session = createActor(sessionMachine.provide({ actors }), { input: {} })
  stops.push(followNavigation(session), finishSocialSignIn(session), () => session.stop())
  session.start()
  await expect.poll(() => session.getSnapshot().value).not.toBe('unknown')
  return session
}

const mutation = { mutation: { name: 'CancelOrder', hash: 'h' }, variables: {} }

test('a sign-in reloads the page, or opens the page that it leads to', async () => {
  covers('session.sign-in.reload')

  const session = await startSession()
  session.send({ type: 'signIn.succeeded' })
  expect(opened).toEqual(['reload'])
  const other = await startSession()
  setDestination(other, '/wishlist')
  other.send({ type: 'signIn.succeeded' })
  expect(opened).toEqual(['reload', '/wishlist'])
})

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

test('signing out leads to the home page and notifies the other tabs', async () => {
  covers('session.sign-out.redirect', 'session.tabs')

  userId = 'ploy'
  const session = await startSession()
  const messages: string[] = []
  stops.push(openTabChannel('session', (message) => messages.push(message)).close)
  session.send({ type: 'signOut.confirmed' })
  await expect.poll(() => opened).toEqual(['/'])
  await expect.poll(() => messages).toEqual(['changed'])
})

test('the profile is read again on return and after a change in another tab, until the following stops', async () => {
  covers('session.state.focus', 'session.tabs')

  userId = 'ploy'
  const session = await startSession()
  const isSettled = () => session.getSnapshot().matches('signedIn')
  const stop = followSession(session)
  const other = openTabChannel('session', () => {})
  stops.push(other.close)
  expect(profiles).toBe(1)
  other.post('changed')
  await expect.poll(() => profiles).toBe(2)
  await expect.poll(isSettled).toBe(true)
  window.dispatchEvent(new Event('focus'))
  await expect.poll(() => profiles).toBe(3)
  await expect.poll(isSettled).toBe(true)
  stop()
  window.dispatchEvent(new Event('focus'))
  expect(session.getSnapshot().value).toBe('signedIn')
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

test('a message for the next page is shown once', async () => {
  covers('cart.identity.merge-message', 'session.register.welcome')

  removeToasts()
  storeReloadMessage('Welcome, Ploy.')
  showReloadMessage()
  await vi.waitFor(() => expect(shownToasts()).toEqual(['blank: Welcome, Ploy.']))
  removeToasts()
  showReloadMessage()
  await showToast('plain', 'Later')
  expect(shownToasts()).toEqual(['blank: Later'])
})
