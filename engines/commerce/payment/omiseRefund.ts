import { request as send } from 'undici'
import { z } from 'zod'
import type { RefundRequest, RefundState } from './paymentProvider.ts'

const Refund = z.object({
  object: z.literal('refund'),
  id: z.string().min(1).max(100),
  amount: z.number().int(),
  status: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
})
const Refunds = z.object({ object: z.literal('list'), data: z.array(Refund) })
const Rejection = z.object({ code: z.string().max(100), message: z.string().max(500) })

const timeout = { headersTimeout: 8000, bodyTimeout: 8000 }

/** Statuses of a call that may succeed later, beside those from 500. */
const temporary = new Set([401, 403, 408, 409, 425, 429])

/** Refunds a charge at Omise, unless it has a refund with our key already, because Omise forgets idempotency keys. */
export async function refundAtOmise(
  url: string,
  authorization: string,
  { key, charge, amount }: RefundRequest,
): Promise<RefundState> {
  const address = new URL(`/charges/${encodeURIComponent(charge)}/refunds`, url)
  const headers = { authorization }
  const listed = await send(`${address}?limit=100`, { ...timeout, headers })
  if (listed.statusCode !== 200) return rejected(listed)
  const { data } = Refunds.parse(await listed.body.json())
  const existing = data.find(({ metadata }) => metadata?.['refund'] === key)
  if (existing) return stateOf(existing)
  const made = await send(address, {
    ...timeout,
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': key,
    },
    body: new URLSearchParams({ amount: String(amount), 'metadata[refund]': key }).toString(),
  })
  return made.statusCode === 200 ? stateOf(Refund.parse(await made.body.json())) : rejected(made)
}

/** The state of a refund, which is done without a status, as in newer versions of the API. */
function stateOf({ id, status }: z.infer<typeof Refund>): RefundState {
  if (status === 'failed') return { status: 'failed', failure: `Omise failed the refund ${id}.` }
  return { status: status === 'pending' ? 'pending' : 'done', reference: id }
}

async function rejected({
  statusCode,
  body,
}: Awaited<ReturnType<typeof send>>): Promise<RefundState> {
  if (statusCode >= 500 || temporary.has(statusCode)) {
    await body.dump()
    throw new Error(`Omise responded ${statusCode} to a refund`)
  }
  const rejection = Rejection.safeParse(await body.json().catch(() => null))
  const reason = rejection.success ? `${rejection.data.code}: ${rejection.data.message}` : ''
  return { status: 'failed', failure: `Omise responded ${statusCode}. ${reason}`.trim() }
}
