import type { ApolloClient } from '@apollo/client'
import { createClient } from '@vitrine/web/core/data/client.ts'
import { refetchOnReturn } from '@vitrine/web/core/refetchOnReturn.ts'
import { PopupsDocument } from '@vitrine/web/frame/popups/popups.generated.ts'
import { onReturn } from '@vitrine/web/lib/pageReturn.ts'
import { ProductDocument } from '@vitrine/web/shop/catalog/product/product.generated.ts'
import { ProfileDocument } from '@vitrine/web/shop/customer/profile/profile.generated.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const tab = Object.assign(new EventTarget(), { hidden: false })
const page = Object.assign(new EventTarget(), { navigator: {} })
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  tab.hidden = false
  vi.stubGlobal('document', tab)
  vi.stubGlobal('window', page)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const focus = () => page.dispatchEvent(new Event('focus'))
const show = (persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
const setHidden = (isHidden: boolean) => {
  tab.hidden = isHidden
  tab.dispatchEvent(new Event('visibilitychange'))
}

function follow() {
  const listener = vi.fn()
  stops.push(onReturn(listener))
  return listener
}

test('opening the tab again is one return despite two events', () => {
  const listener = follow()
  setHidden(true)
  expect(listener).not.toHaveBeenCalled()
  setHidden(false)
  focus()
  expect(listener).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  focus()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a page from the back/forward cache is restored, a new one is not', () => {
  const listener = follow()
  show(false)
  expect(listener).not.toHaveBeenCalled()
  focus()
  show(true)
  expect(listener.mock.calls).toEqual([[false], [true]])
})

const variables = {}

const watch = (client: ApolloClient, request: ApolloClient.WatchQueryOptions) => {
  const query = client.watchQuery({ ...request, fetchPolicy: 'cache-only' })
  const subscription = query.subscribe({})
  stops.push(() => subscription.unsubscribe())
}

test('neither a whole product nor the profile behind a form is refetched on return', () => {
  covers('calls.refetch.forms', 'calls.refetch.product')

  const client = createClient()
  const sent = vi.spyOn(client, 'query').mockResolvedValue({})
  refetchOnReturn(client)
  for (const query of [ProductDocument, ProfileDocument, PopupsDocument])
    watch(client, { query, variables })
  focus()
  expect(sent.mock.calls.map(([{ query }]) => query)).toEqual([PopupsDocument])
})
