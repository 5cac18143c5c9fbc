import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import {
  type CurrentCharge,
  promptPayResponse,
} from '@vitrine/commerce/payment/promptPayResponse.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import {
  type Charge,
  chargeStep,
  type PromptPayResponse,
  statusAt,
} from '@vitrine/commerce/rules/chargeRules.ts'
import { isPayable } from '@vitrine/commerce/rules/transitions.ts'
import type { Adapter } from '../core/adapter.ts'
import type { ReadOrder } from '../medusa/shopOrder.ts'
import { findOrder } from '../orders/orderReading.ts'
import { isPaid, orderStatus } from '../orders/orderStatus.ts'
import { latestCharge, toCharge } from './toCharge.ts'

/** The state of an order's payment by PromptPay. Throws conflict for an order that is paid in another way. */
export async function readPromptPay(adapter: Adapter, read: ReadOrder): Promise<PromptPayResponse> {
  const { shop } = read
  if (shop.payment_method !== 'omise_promptpay')
    throw new ContractProblem('conflict', ordersCopy.notByPromptPay)
  const { charges, log } = adapter
  const now = new Date()
  const pending = read.charges.find(({ status }) => status === 'pending')
  let hasChecked = false
  return promptPayResponse(
    {
      findPending: async () => pending && toCharge(shop.number, pending),
      async check() {
        if (!pending) return true
        const isKnown = await charges.check(pending, now)
        hasChecked = true
        return isKnown
      },
      async current() {
        const checked = hasChecked && (await findOrder(adapter, String(shop.number)))
        return currentCharge(adapter, checked || read, now)
      },
      create: async (charge) => toCharge(shop.number, await charges.createCode(charge, now)),
      ...{ tasks: charges.tasks, log },
    },
    now,
  )
}

/** The charge to show, or a new one to create at the provider. */
async function currentCharge(
  { charges }: Adapter,
  read: ReadOrder,
  now: Date,
): Promise<CurrentCharge> {
  if (!isPayable(orderStatus(read))) return isPaid(read) ? 'successful' : 'expired'
  const latest = latestCharge(read)?.charge
  const step = chargeStep(latest, now)
  if (latest && step === 'announce') {
    const status: Charge['status'] = statusAt(latest, now)
    await charges.end(latest.id, status)
    return { charge: { ...latest, status, announced: true }, isNew: false }
  }
  if (latest && step !== 'renew') return { charge: latest, isNew: step === 'create' }
  const stored = await charges.open(read, 'omise_promptpay', now)
  if (!stored) return 'expired'
  const { charge, isNew } = stored
  return { charge: toCharge(read.shop.number, charge), isNew }
}
