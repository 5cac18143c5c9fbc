import type { ApolloClient } from '@apollo/client'
import { createClient } from '@vitrine/web/core/data/client.ts'
import { refetchOnReturn } from '@vitrine/web/core/refetchOnReturn.ts'
import { PopupsDocument } from '@vitrine/web/frame/popups/popups.generated.ts'
import { onReturn, onVisibility } from '@vitrine/web/lib/pageReturn.ts'
import { CartDocument } from '@vitrine/web/shop/cart/cart.generated.ts'
import {
  ProductDocument,
  RecentlyViewedDocument,
} from '@vitrine/web/shop/catalog/product/product.generated.ts'
import { GuestWishlistDocument } from '@vitrine/web/shop/catalog/wishlist/wishlist.generated.ts'
import { ProfileDocument } from '@vitrine/web/shop/customer/profile/profile.generated.ts'
import { CheckoutDocument } from '@vitrine/web/shop/orders/checkout/checkout.generated.ts'
import { BankAccountsDocument } from '@vitrine/web/shop/orders/payment/payment.generated.ts'
import { SuggestionsDocument } from '@vitrine/web/shop/search/search.generated.ts'
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

test('each focus of the window is a return', () => {
  const listener = follow()
  focus()
  focus()
  expect(listener.mock.calls).toEqual([[false], [false]])
})

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

test('stopping a listener keeps the others', () => {
  const first = follow()
  const second = follow()
  stops[0]?.()
  focus()
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledTimes(1)
})

test('onVisibility reports whether the tab is hidden', () => {
  const listener = vi.fn()
  stops.push(onVisibility(listener))
  setHidden(true)
  setHidden(false)
  expect(listener.mock.calls).toEqual([[true], [false]])
})

const variables = {}

const watch = (client: ApolloClient, request: ApolloClient.WatchQueryOptions) => {
  const query = client.watchQuery({ ...request, fetchPolicy: 'cache-only' })
  const subscription = query.subscribe({})
  stops.push(() => subscription.unsubscribe())
}

test.each([
  BankAccountsDocument,
  CheckoutDocument,
  GuestWishlistDocument,
  PopupsDocument,
  RecentlyViewedDocument,
  SuggestionsDocument,
])('$name is refetched on return while it is shown', (query) => {
  covers('calls.refetch.focus')

  const client = createClient()
  const sent = vi.spyOn(client, 'query').mockResolvedValue({})
  refetchOnReturn(client)
  focus()
  expect(sent).not.toHaveBeenCalled()
  watch(client, { query, variables })
  watch(client, { query: CartDocument })
  focus()
  expect(sent.mock.calls).toEqual([[{ query, variables, fetchPolicy: 'network-only' }]])
})

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
