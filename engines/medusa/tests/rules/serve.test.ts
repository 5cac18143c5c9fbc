import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleErrors } from '../../server/http/errors.ts'
import { serve, servePublic } from '../../server/http/serve.ts'

const message = { success: true, message: 'Received' }

function app() {
  const app = Fastify()
  handleErrors(app)
  serve(app, 'wishlist.remove', async ({ params }) => ({ ...message, message: params.productId }))
  serve(app, 'auth.lostPassword', async ({ body, language }) => ({
    ...message,
    message: `${body.username} ${language}`,
  }))
  serve(app, 'addresses.add', async () => ({ data: [] }))
  servePublic(app, 'search', 60, async ({ query }) => [
    { type: 'headline' as const, fields: { value: query.s } },
  ])
  return app
}

test('a call has the address, the status and the parsed input of the table', async () => {
  const removed = await app().inject({ method: 'DELETE', url: '/api/v1/wishlist/a%20b' })
  expect(removed.json()).toEqual({ success: true, message: 'a b' })
  const url = '/api/v1/auth/lost-password?lang=th'
  const sent = await app().inject({ method: 'POST', url, payload: { username: ' ada ' } })
  expect([sent.statusCode, sent.json().message]).toEqual([200, 'ada th'])
  const address = { firstName: 'Ada', address1: '1', city: 'Pathum Wan', state: 'Bangkok' }
  const payload = { address: { ...address, postcode: '10330', phone: '0812345678' } }
  const added = await app().inject({ method: 'POST', url: '/api/v1/addresses', payload })
  expect([added.statusCode, added.headers['cache-control']]).toEqual([201, 'private, no-store'])
})

test('input that breaks the table is rejected with its fields', async () => {
  const sent = await app().inject({
    method: 'POST',
    url: '/api/v1/auth/lost-password',
    payload: { username: '' },
  })
  expect([sent.statusCode, sent.json()]).toMatchObject([
    422,
    { code: 'invalid', fields: { username: 'Please enter your username or email address' } },
  ])
})

test('a public call may be cached', async () => {
  const response = await app().inject({ url: '/api/v1/search?s=silk' })
  expect(response.json()).toEqual([{ type: 'headline', fields: { value: 'silk' } }])
  expect(response.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=60')
})
