import type { ShopMetrics } from '@vitrine/commerce/monitoring/shopMetrics.ts'
import { refundLease, sendRefund } from '@vitrine/commerce/payment/sendRefund.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { DueRefund, DueRefunds, SentRefund } from '../../engine/src/refunds/sentRefund.ts'
import { toSatang } from '../medusa/amounts.ts'
import type { Charges } from '../medusa/charges.ts'
import type { ShopApi } from '../medusa/shopApi.ts'

/** Dependencies of the background work on payments. */
export interface PaymentWork {
  shop: ShopApi
  charges: Charges
  metrics: ShopMetrics
  log: FastifyBaseLogger
}

/** Sends the refunds that are due to the provider, measures the open ones, and returns how many were sent. */
export async function sendRefunds(work: PaymentWork): Promise<number> {
  const { refunds, open } = await work.shop.post<DueRefunds>('/refunds/due', {
    provider: work.charges.provider.name,
    leaseSeconds: refundLease / 1000,
  })
  work.metrics.openRefunds(new Map(open.map(({ status, count }) => [status, count])))
  await Promise.all(refunds.map((refund) => send(work, refund)))
  return refunds.length
}

async function send({ shop, charges, log }: PaymentWork, refund: DueRefund): Promise<void> {
  const { id, reference, provider, attempts } = refund
  const amount = toSatang(Number(refund.amount))
  const claimed = { key: id, amount, attempts, charge: { reference, provider } }
  const attempt = await sendRefund(charges.provider, claimed, new Date(), log)
  const nextAttemptAt = attempt.status === 'sent' ? attempt.nextAttemptAt.toISOString() : null
  const sent: SentRefund = { reference: null, failure: null, ...attempt, nextAttemptAt }
  await shop.post(`/refunds/${id}`, sent)
}
