import { SubmitFormDocument } from '@vitrine/web/frame/popups/newsletter.generated.ts'
import { StoreDocument } from '@vitrine/web/shop/content/stores/stores.generated.ts'
import { interruptedAction } from '@vitrine/web/shop/customer/session/interruptedActions.ts'
import { sessionEffects } from '@vitrine/web/shop/customer/session/sessionEffects.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { covers } from '../support/clauses/covers.ts'
import { gate, startClient } from './core/standInGateway.ts'
import { removeToasts, shownToasts } from './shownToasts.tsx'

beforeEach(removeToasts)

function run(logic: AnyActorLogic, input?: object) {
  const actor = createActor(logic, { input: input as never })
  const done = toPromise(actor)
  actor.start()
  return done
}

const submission = interruptedAction({
  mutation: SubmitFormDocument,
  variables: {
    input: { form: 'NEWSLETTER', data: [{ name: 'email', value: 'ploy@example.com' }] },
  },
})

describe('signing out', () => {
  test('shows its progress, then its success', async () => {
    covers('errors.logout.success')
    const { gateway, client } = await startClient({ logout: { message: '', userErrors: [] } })
    const { passed, open } = gate()
    gateway.intercept(async () => {
      await passed
      return false
    })
    const done = run(sessionEffects(client).signOut)
    await vi.waitFor(() => expect(shownToasts()).toEqual(['loading: Logging out...']))
    open()
    await done
    await vi.waitFor(() => expect(shownToasts()).toEqual(['success: Logged out successfully']))
    expect(gateway.received.map(({ operation }) => operation)).toEqual(['Logout'])
  })
})

describe('an action that is repeated after a sign-in', () => {
  test('shows its message, and refreshes the page and other tabs', async () => {
    covers('session.expired.resume')
    const { gateway, client } = await startClient({
      submitForm: { message: 'Welcome', userErrors: [] },
      store: null,
    })
    client
      .watchQuery({ query: StoreDocument, variables: { slug: 'siam' }, fetchPolicy: 'cache-only' })
      .subscribe({})
    const tab = new BroadcastChannel('cart')
    const posted = new Promise((resolve) => {
      tab.onmessage = ({ data }) => resolve(data)
    })
    await run(sessionEffects(client).resume, { action: submission })
    await vi.waitFor(() => expect(shownToasts()).toEqual(['success: Welcome']))
    await expect(posted).resolves.toBe('changed')
    tab.close()
    expect(gateway.received.map(({ operation }) => operation)).toEqual(['SubmitForm', 'Store'])
  })
})
