import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { toString as drawQr } from 'qrcode'
import { promptPayPayload } from '#cms/orders/payment/providers/promptPayCode.ts'

interface StandInCharge {
  object: 'charge'
  id: string
  amount: number
  currency: string
  status: string
  expires_at: string
  metadata: Record<string, string>
  source: { scannable_code: { image: { download_uri: string } } }
}

/** A local stand-in for Omise's API, as its documentation describes it. */
export interface OmiseStandIn {
  url: string
  secretKey: string
  charges: StandInCharge[]
  /** The number of requests for charges, including repeated keys. */
  creations: number
  /** Responds only with 503 while set. */
  isDown: boolean
  /** Has no charges and creates none while set. */
  isEmpty: boolean
  /** The minimum length of a QR code's file, in characters. */
  pictureSize: number
  close(): Promise<void>
}

/** Starts the stand-in on a free port. */
export async function startOmise(): Promise<OmiseStandIn> {
  const secretKey = 'skey_test_vitrine'
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  const byKey = new Map<string, StandInCharge>()
  const omise = {
    secretKey,
    charges: [] as StandInCharge[],
    creations: 0,
    isDown: false,
    isEmpty: false,
    pictureSize: 0,
    url: '',
  }

  const server = createServer(async (request, response) => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const path = request.url ?? ''
    const found = omise.charges.find(({ id }) => path.startsWith(`/charges/${id}`))
    if (omise.isEmpty) return json(404, { object: 'error', code: 'not_found' })
    if (omise.isDown) return json(503, { object: 'error', code: 'service_unavailable' })
    if (request.headers.authorization !== authorization)
      return json(401, { object: 'error', code: 'authentication_failure' })
    if (request.method === 'POST' && path === '/charges') {
      const form = new URLSearchParams(await text(request))
      return json(200, create(form, String(request.headers['idempotency-key'])))
    }
    if (found && path.endsWith('/qrcode.svg')) {
      const svg = await drawQr(promptPayPayload('0105500000000', found.amount / 100), {
        type: 'svg',
      })
      return response
        .writeHead(200, { 'content-type': 'image/svg+xml' })
        .end(svg.padEnd(omise.pictureSize))
    }
    return found ? json(200, found) : json(404, { object: 'error', code: 'not_found' })
  })

  function create(form: URLSearchParams, key: string): StandInCharge {
    omise.creations += 1
    const known = byKey.get(key)
    if (known) return known
    if (form.get('source[type]') !== 'promptpay' || form.get('currency') !== 'thb')
      throw new Error('The stand-in supports only PromptPay in THB')
    const id = `chrg_test_${randomBytes(8).toString('hex')}`
    const charge: StandInCharge = {
      object: 'charge',
      id,
      amount: Number(form.get('amount')),
      currency: 'THB',
      status: 'pending',
      expires_at: form.get('expires_at') ?? '',
      metadata: {
        order: form.get('metadata[order]') ?? '',
        charge: form.get('metadata[charge]') ?? '',
      },
      source: {
        scannable_code: { image: { download_uri: `${omise.url}/charges/${id}/qrcode.svg` } },
      },
    }
    byKey.set(key, charge)
    omise.charges.push(charge)
    return charge
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  omise.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(omise, {
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}
