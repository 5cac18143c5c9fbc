import { CmsClient } from '@vitrine/gateway/upstream/cmsClient.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startStandInCms } from '#tests/support/standIns/standInCms.ts'

/** A CMS whose responses to these calls never come, and a client with a short timeout for reads. */
async function hangingAt(isHanging: (call: { method: string; path: string }) => boolean) {
  const cms = await startStandInCms()
  cms.interfere = (call, response) => {
    if (isHanging(call)) return true
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    return true
  }
  const client = new CmsClient(cms.url, { read: 500, write: 2000 })
  const send = (method: 'GET' | 'POST', path: string) =>
    client.send({ method, path, headers: {} }).then(
      ({ response }) => response.status,
      (error: Error & { code?: string }) => error.code,
    )
  return {
    send,
    [Symbol.asyncDispose]: async () => {
      await cms.close()
      await client.close()
    },
  }
}

const attempts = Array.from({ length: 10 })

test('payment reads that hang hold back neither the options of the checkout nor an order', async () => {
  covers('calls.breaker.open', 'calls.breaker.payment')

  const payment = '/checkout/payment/omise-promptpay/1?key=k'
  await using cms = await hangingAt(({ path }) => path.includes('/payment/'))
  await Promise.all(attempts.map(() => cms.send('GET', payment)))
  expect(await cms.send('GET', payment)).toBe('CMS_UNAVAILABLE')
  expect(await cms.send('GET', '/checkout')).toBe(200)
  expect(await cms.send('POST', '/checkout')).toBe(200)
})

test('reads of a family that hang do not hold back its writes', async () => {
  covers('calls.breaker.sides')

  await using cms = await hangingAt(({ method }) => method === 'GET')
  await Promise.all(attempts.map(() => cms.send('GET', '/cart')))
  expect(await cms.send('GET', '/cart')).toBe('CMS_UNAVAILABLE')
  expect(await cms.send('POST', '/cart')).toBe(200)
})
