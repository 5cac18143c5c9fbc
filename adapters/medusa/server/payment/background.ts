import type { FastifyBaseLogger } from 'fastify'
import type { ShopMetrics } from '../../../../server/monitoring/shopMetrics.ts'
import { startLoop } from '../../../../server/taskLoop.ts'
import type { ShopApi } from '../shop/shopApi.ts'
import type { Charges, ReadCharge } from './charges.ts'
import { sendRefunds } from './refunds.ts'

const second = 1000
/** Milliseconds between two looks at what is due. */
const pause = 5 * second
const timeout = 60 * second

/** Dependencies of the background work on payments. */
export interface PaymentWork {
  shop: ShopApi
  charges: Charges
  metrics: ShopMetrics
  log: FastifyBaseLogger
}

/**
 * Checks the charges whose time has come at the provider, also when no page shows them (payment.check.schedule), and sends it
 * the refunds that are due.
 */
export function startPaymentWork(work: PaymentWork): { stop(): Promise<void> } {
  const tasks = { chargeChecks: checkDueCharges, refunds: sendRefunds }
  const loops = Object.entries(tasks).map(([name, run]) =>
    startLoop(work, { name, pause, timeout, run: () => run(work) }),
  )
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

async function checkDueCharges({ shop, charges }: PaymentWork): Promise<number> {
  const provider = charges.provider.name
  const due = await shop.post<{ charges: ReadCharge[] }>('/charges/due', { provider })
  await Promise.all(due.charges.map((charge) => charges.check(charge, new Date())))
  return due.charges.length
}
