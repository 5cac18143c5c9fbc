import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '../support/gateway/startGateway.ts'

const png = Buffer.from('89504e470d0a1a0a', 'hex')

test('the QR code of an order is a picture for its key, and nothing for others', async () => {
  covers('payment.qr.address')

  await using shop = await startShop()
  shop.cms.interfere = ({ path, headers }, response) => {
    if (!path.endsWith('promptpay/71')) return false
    const image = `data:image/png;base64,${png.toString('base64')}`
    if (headers['x-order-key'] === 'right')
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ image, status: 'pending', expiresAt: null }))
    else response.writeHead(404).end()
    return true
  }
  const load = (path: string) => fetch(`${shop.gateway.url}/promptpay/${path}`)
  const qrResponse = await load('71.png?key=right')
  expect([qrResponse.status, qrResponse.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(qrResponse.headers.get('cache-control')).toBe('private, no-store')
  expect(Buffer.from(await qrResponse.arrayBuffer())).toEqual(png)
  const others = [
    '71.png?key=wrong',
    '71.png',
    '72.png?key=right',
    '%2e%2e.png',
    '71.png?key=a&key=b',
  ]
  for (const path of others) expect((await load(path)).status, path).toBe(404)
})
