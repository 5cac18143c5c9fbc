import sharp from 'sharp'
import { request } from 'undici'
import { z } from 'zod'
import { CmsProblem } from '#cms/http/problem.ts'
import type { ChargeState, PaymentProvider } from './paymentProvider.ts'

const Charge = z.object({
  object: z.literal('charge'),
  id: z.string().min(1).max(100),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  expires_at: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  source: z
    .object({
      scannable_code: z.object({ image: z.object({ download_uri: z.url() }) }).nullish(),
    })
    .nullish(),
})
type Charge = z.infer<typeof Charge>

const Event = z.object({
  object: z.literal('event'),
  key: z.string(),
  data: z.object({ object: z.string(), id: z.string().max(100) }),
})

const timeout = { headersTimeout: 8000, bodyTimeout: 8000 }
const maxImageBytes = 1024 * 1024

/** Creates PromptPay charges at Omise. */
export function omiseProvider(url: string, secretKey: string): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`

  /** Calls Omise and returns the charge; null on 404. */
  async function ask(path: string, form?: URLSearchParams, idempotencyKey?: string) {
    const response = await request(new URL(path, url), {
      ...timeout,
      method: form ? 'POST' : 'GET',
      headers: {
        authorization,
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      body: form?.toString() ?? null,
    })
    if (response.statusCode !== 200) {
      await response.body.dump()
      if (response.statusCode === 404) return null
      throw new Error(`Omise responded ${response.statusCode} to ${path.split('/')[1]}`)
    }
    return Charge.parse(await response.body.json())
  }

  /** The QR code as a PNG in a data: URL. It must come from Omise and be small. */
  async function picture(charge: Charge): Promise<string> {
    const address = charge.source?.scannable_code?.image.download_uri
    if (!address || new URL(address).origin !== new URL(url).origin)
      throw new Error('Omise returned a PromptPay charge without a QR code on its own origin')
    const response = await request(address, { ...timeout, headers: { authorization } })
    const bytes = Buffer.from(await response.body.arrayBuffer())
    if (response.statusCode !== 200 || bytes.length > maxImageBytes)
      throw new Error(`Omise responded ${response.statusCode} to the QR code`)
    const png = await sharp(bytes, { density: 200 })
      .flatten({ background: '#fff' })
      .png()
      .toBuffer()
    return `data:image/png;base64,${png.toString('base64')}`
  }

  const find = async (reference: string) => {
    const charge = await ask(`/charges/${encodeURIComponent(reference)}`)
    return charge && stateOf(charge)
  }

  return {
    name: 'omise',
    async create({ id, orderId, amount, expiresAt }) {
      const form = new URLSearchParams({
        amount: String(amount * 100),
        currency: 'thb',
        'source[type]': 'promptpay',
        description: `Order ${orderId}`,
        expires_at: expiresAt.toISOString(),
        'metadata[order]': String(orderId),
        'metadata[charge]': id,
      })
      const charge = await ask('/charges', form, id)
      if (!charge) throw new Error('Omise responded 404 to a new charge')
      return {
        reference: charge.id,
        image: await picture(charge),
        expiresAt: charge.expires_at ? new Date(charge.expires_at) : expiresAt,
      }
    },
    find,
    async readWebhook({ body }) {
      const event = Event.safeParse(JSON.parse(body))
      if (!event.success) throw new CmsProblem('invalid', 'The body is not an Omise event.')
      const { key, data } = event.data
      return key.startsWith('charge.') && data.object === 'charge' ? find(data.id) : null
    },
  }
}

/** A charge's state; Omise's amounts are in satang. */
function stateOf(charge: Charge): ChargeState {
  const id = charge.metadata?.['charge']
  const isOurs = charge.currency.toUpperCase() === 'THB'
  return {
    reference: charge.id,
    id: typeof id === 'string' ? id : null,
    status: statusOf(charge.status),
    amount: isOurs ? charge.amount / 100 : 0,
  }
}

function statusOf(status: string): ChargeState['status'] {
  if (status === 'successful' || status === 'expired') return status
  return status === 'failed' || status === 'reversed' ? 'failed' : 'pending'
}
