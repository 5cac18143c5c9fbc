import { defineCalls, joinCalls } from '@vitrine/contract/calls/call.ts'
import { callList, calls } from '@vitrine/contract/calls/calls.ts'
import { Message } from '@vitrine/contract/common.ts'
import { Profile } from '@vitrine/gateway/responses/customer.ts'
import { Message as ReadMessage } from '@vitrine/gateway/responses/messages.ts'
import { CartSource } from '@vitrine/gateway/sources/cart.ts'
import { CmsSource } from '@vitrine/gateway/sources/cmsSource.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'

const ping = {
  method: 'GET',
  path: '/ping',
  summary: 'Responds',
  response: Message,
  errors: [],
} as const
const id = z.string()

test('a name that two domains use is rejected with the name', () => {
  const content = defineCalls('content', { ping })
  const cart = defineCalls('cart', { ping: { ...ping, path: '/pong' } })
  expect(() => joinCalls(content, cart)).toThrow('The table of calls has “ping” twice')
})

test('a method and path that two calls have is rejected with both names', () => {
  const content = defineCalls('content', { ping })
  const cart = defineCalls('cart', { pong: { ...ping, method: ['POST', 'GET'] } })
  expect(() => joinCalls(content, cart)).toThrow(
    'The table of calls has “GET /api/v1/ping” twice: ping and pong.',
  )
})

test('the types reject parameters that a path does not have, or lacks', () => {
  defineCalls('content', {
    fine: { ...ping, path: '/a/:id/b/:name', params: { id, name: id } },
    // @ts-expect-error the path has no parameter `slug`
    other: { ...ping, path: '/b/:id', params: { id, slug: id } },
    // @ts-expect-error the parameter `name` is not described
    missing: { ...ping, path: '/c/:id/:name', params: { id } },
    // @ts-expect-error the path has no parameters
    none: { ...ping, path: '/d', params: { id } },
  })
  expect(calls['cart.update'].path).toBe('/cart/:key')
})

test('the types reject a source that sends something else than the table says', () => {
  abstract class Misuse extends CmsSource {
    wrong() {
      // @ts-expect-error a text is no quantity
      void this.send('cart.update', ReadMessage, { params: { key: 'a' }, body: { quantity: '2' } })
      // @ts-expect-error the parameter of the path is missing
      void this.find('products.read', ReadMessage, {})
      // @ts-expect-error the call has no such parameter
      void this.read('search', ReadMessage, { query: { text: 'silk' } })
      // @ts-expect-error a personal call is not cached
      void this.read('profile', Profile)
      // @ts-expect-error a parser of another call
      void this.readPersonal('profile', ReadMessage)
    }
  }
  expect(Misuse.prototype).not.toBeInstanceOf(CartSource)
})

test('each neutral name is that of a call', () => {
  const neutral = callList.flatMap(({ neutralOf }) => (neutralOf === undefined ? [] : [neutralOf]))
  expect(neutral.length).toBeGreaterThan(5)
  for (const name of neutral) expect(callList.map((call) => call.name)).toContain(name)
})
