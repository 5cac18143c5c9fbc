import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A refund at the stand-in, where `closed` means done in Omise's documentation. */
export interface StandInRefund {
  object: 'refund'
  id: string
  charge: string
  amount: number
  status: 'closed' | 'pending' | 'failed'
  metadata: Record<string, string>
}

/** The stand-in's response to new refunds: `lost` makes the refund and breaks the connection. */
export type RefundMode = 'closed' | 'pending' | 'failed' | 'rejected' | 'lost' | 'down'

/** The refunds of a stand-in for Omise. */
export interface StandInRefunds {
  made: StandInRefund[]
  mode: RefundMode
}

type Charge = { id: string; amount: number; status: string }

/** Responds to `/charges/{id}/refunds` as Omise documents it: one refund a key, never more than was paid. */
export async function serveRefunds(
  refunds: StandInRefunds,
  charge: Charge,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const json = (status: number, body: unknown) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body))
  const isOfCharge = (refund: StandInRefund) => refund.charge === charge.id
  if (request.method === 'GET')
    return json(200, { object: 'list', data: refunds.made.filter(isOfCharge) })
  const form = new URLSearchParams(await text(request))
  // Read after the body: another request may have made a refund meanwhile.
  const ofCharge = refunds.made.filter(isOfCharge)
  if (refunds.mode === 'down') return json(503, { object: 'error', code: 'service_unavailable' })
  // Requests with one key are one refund, also when the second arrives before the response to the first.
  const key = request.headers['idempotency-key']
  const existing = ofCharge.find(({ metadata }) => key && metadata['refund'] === key)
  if (existing) return json(200, existing)
  const amount = Number(form.get('amount'))
  const isKept = (refund: StandInRefund) => refund.status !== 'failed'
  const before = ofCharge.filter(isKept).reduce((sum, refund) => sum + refund.amount, 0)
  if (refunds.mode === 'rejected' || charge.status !== 'successful')
    return json(400, { object: 'error', code: 'failed_refund', message: 'not refundable' })
  if (before + amount > charge.amount)
    return json(400, { object: 'error', code: 'failed_refund', message: 'more than was paid' })
  const refund: StandInRefund = {
    object: 'refund',
    id: `rfnd_test_${randomBytes(8).toString('hex')}`,
    charge: charge.id,
    amount,
    status: refunds.mode === 'lost' ? 'closed' : refunds.mode,
    metadata: { refund: form.get('metadata[refund]') ?? '' },
  }
  refunds.made.push(refund)
  if (refunds.mode === 'lost') return void request.socket.destroy()
  return json(200, refund)
}
