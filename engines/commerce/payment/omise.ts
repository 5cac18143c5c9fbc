import sharp from 'sharp'
import { request } from 'undici'
import { z } from 'zod'
import { ContractProblem } from '#commerce/problem.ts'
import { listAtOmise, returnedAtOmise } from './omiseEntries.ts'
import { refundAtOmise } from './omiseRefund.ts'
import {
  type CardChargeRequest,
  ChargeRefusedError,
  type ChargeState,
  type PaymentProvider,
} from './paymentProvider.ts'

const Charge = z.object({
  object: z.literal('charge'),
  id: z.string().min(1).max(100),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  expires_at: z.string().nullish(),
  authorize_uri: z.string().nullish(),
  failure_code: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  source: z
    .object({
      scannable_code: z.object({ image: z.object({ download_uri: z.url() }) }).nullish(),
    })
    .nullish(),
})
type Charge = z.infer<typeof Charge>

const Charges = z.object({ object: z.literal('list'), data: z.array(Charge) })

const Failure = z.object({ object: z.literal('error'), code: z.string().max(100) })

const Event = z.object({
  object: z.literal('event'),
  key: z.string(),
  data: z.object({
    object: z.string(),
    id: z.string().max(100),
    metadata: z
      .object({ charge: z.string().max(100) })
      .nullish()
      .catch(null),
  }),
})

const timeout = { headersTimeout: 8000, bodyTimeout: 8000 }
const maxImageBytes = 1024 * 1024
const maxImagePixels = 16_000_000

/** The time after the creation of a lost charge in which the provider may have stored it. */
const lostWithin = 10 * 60_000

/** Creates charges at Omise: by PromptPay, by card, at a bank or in an app. */
export function omiseProvider(url: string, secretKey: string): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`

  /**
   * Calls Omise and returns the response's JSON, or null on 404. Throws ChargeRefusedError when Omise rejects a new
   * charge.
   */
  async function call(path: string, form?: URLSearchParams, idempotencyKey?: string) {
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
      const text = await response.body.text()
      const isRefusal = form && response.statusCode >= 400 && response.statusCode < 500
      if (isRefusal && form.has('return_uri')) throw new ChargeRefusedError(codeOf(text))
      if (response.statusCode === 404) return null
      throw new Error(`Omise responded ${response.statusCode} to ${path.split('/')[1]}`)
    }
    return response.body.json()
  }

  /** Calls Omise and returns the charge, or null on 404. */
  async function ask(path: string, form?: URLSearchParams, idempotencyKey?: string) {
    const body = await call(path, form, idempotencyKey)
    return body === null ? null : Charge.parse(body)
  }

  /** The QR code as a PNG in a data: URL, which must come from Omise and be small. */
  async function image(charge: Charge): Promise<string> {
    const address = charge.source?.scannable_code?.image.download_uri
    if (!address || new URL(address).origin !== new URL(url).origin)
      throw new Error('Omise returned a PromptPay charge without a QR code on its own origin')
    const response = await request(address, { ...timeout, headers: { authorization } })
    const bytes = Buffer.from(await response.body.arrayBuffer())
    if (response.statusCode !== 200 || bytes.length > maxImageBytes)
      throw new Error(`Omise responded ${response.statusCode} to the QR code`)
    const png = await sharp(bytes, { density: 200, limitInputPixels: maxImagePixels })
      .flatten({ background: '#fff' })
      .png()
      .toBuffer()
    return `data:image/png;base64,${png.toString('base64')}`
  }

  /** Creates a charge from whose confirmation the shopper returns. */
  async function chargeAndReturn(
    { id, orderId, amount, returnUri }: Omit<CardChargeRequest, 'token'>,
    means: Record<string, string>,
  ): Promise<ChargeState> {
    const form = new URLSearchParams({
      amount: String(amount),
      currency: 'thb',
      ...means,
      return_uri: returnUri,
      description: `Order ${orderId}`,
      'metadata[order]': String(orderId),
      'metadata[charge]': id,
    })
    const charge = await ask('/charges', form, id)
    if (!charge) throw new Error('Omise responded 404 to a new charge')
    return stateOf(charge, url)
  }

  const find = async (reference: string) => {
    const charge = await ask(`/charges/${encodeURIComponent(reference)}`)
    return charge && stateOf(charge, url)
  }

  return {
    name: 'omise',
    async create({ id, orderId, amount, expiresAt }) {
      const form = new URLSearchParams({
        amount: String(amount),
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
        image: await image(charge),
        expiresAt: charge.expires_at ? new Date(charge.expires_at) : expiresAt,
      }
    },
    chargeCard: ({ token, ...request }) => chargeAndReturn(request, { card: token }),
    chargeSource({ source, ...request }) {
      const [type = '', months] = source.split(':')
      return chargeAndReturn(request, {
        'source[type]': type,
        ...(months && { 'source[installment_term]': months }),
      })
    },
    async findLost(id, createdAt) {
      const query = new URLSearchParams({
        from: new Date(createdAt.getTime() - 60_000).toISOString(),
        to: new Date(createdAt.getTime() + lostWithin).toISOString(),
        limit: '100',
      })
      for (let offset = 0; ; offset += 100) {
        query.set('offset', String(offset))
        const { data } = Charges.parse(await call(`/charges?${query}`))
        const lost = data.find(({ metadata }) => metadata?.['charge'] === id)
        if (lost) return stateOf(lost, url)
        if (data.length < 100) return null
      }
    },
    find,
    async listEntries(from) {
      const charges = await listAtOmise(call, '/charges', Charge, from)
      const reversed = charges.filter(({ status }) => status === 'reversed')
      return {
        charges: charges.map((charge) => stateOf(charge, url)),
        returned: [
          ...reversed.map(({ id, amount }) => ({
            ...{ kind: 'reversal' as const, reference: id, charge: id, amount, key: null },
          })),
          ...(await returnedAtOmise(call, from)),
        ],
      }
    },
    refund: (request) => refundAtOmise(url, authorization, request),
    async readWebhook({ body, isKnown }) {
      const event = Event.safeParse(JSON.parse(body))
      if (!event.success) throw new ContractProblem('invalid', 'The body is not an Omise event.')
      const { key, data } = event.data
      if (!key.startsWith('charge.') || data.object !== 'charge') return null
      // Events are not signed: one about an unknown charge must not cause a request to the provider (security.webhooks.known).
      const charge = { reference: data.id, id: data.metadata?.charge ?? null }
      return isKnown && !(await isKnown(charge)) ? null : find(data.id)
    },
  }
}

/** A charge's state, with amounts in satang, which is Omise's unit too. */
function stateOf(charge: Charge, url: string): ChargeState {
  const id = charge.metadata?.['charge']
  const isOurs = charge.currency.toUpperCase() === 'THB'
  return {
    reference: charge.id,
    id: typeof id === 'string' ? id : null,
    status: statusOf(charge.status),
    amount: isOurs ? charge.amount : 0,
    authorizeUri: authorizeUriOf(charge, url),
    failureCode: charge.failure_code ?? null,
  }
}

/** The bank's page: https, or at the provider itself. */
function authorizeUriOf({ authorize_uri }: Charge, url: string): string | null {
  const target = authorize_uri ? URL.parse(authorize_uri) : null
  const isSafe = target && (target.protocol === 'https:' || target.origin === new URL(url).origin)
  return isSafe ? target.href : null
}

/** The code of an error of Omise, or `unknown` when the response has none. */
function codeOf(text: string): string {
  try {
    return Failure.parse(JSON.parse(text)).code
  } catch {
    return 'unknown'
  }
}

function statusOf(status: string): ChargeState['status'] {
  if (status === 'successful' || status === 'expired') return status
  return status === 'failed' || status === 'reversed' ? 'failed' : 'pending'
}
