import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { canConfirmPayment, canView, orderKey } from '@vitrine/commerce/orderAccess.ts'
import { readConfirmForm } from '@vitrine/commerce/payment/readConfirmForm.ts'
import { readTransfer } from '@vitrine/commerce/payment/readTransfer.ts'
import { cleanSlip, slipHash, slipProblem } from '@vitrine/commerce/payment/slips.ts'
import { ContractProblem, fieldProblem, notFound } from '@vitrine/commerce/problem.ts'
import { slipHold } from '@vitrine/commerce/rules/paymentAbuse.ts'
import { toBaht } from '@vitrine/commerce/satang.ts'
import { phoneMessage, toE164 } from '@vitrine/contract/phone.ts'
import type { FastifyRequest } from 'fastify'
import type { SentSlip, SlipOutcome } from '../../engine/src/payments/sentCharge.ts'
import type { Adapter } from '../core/adapter.ts'
import { fromMedusaAddress } from '../medusa/addresses.ts'
import type { ReadOrder } from '../medusa/shopOrder.ts'
import { findOrder } from '../orders/orderReading.ts'
import { viewed } from '../orders/requireOrder.ts'

const rejections: Record<Exclude<SlipOutcome, 'received'>, string> = {
  in_review: ordersCopy.slipInReview,
  conflict: ordersCopy.noSlipExpected,
}

/**
 * Stores a transfer slip for an order of the visitor, which is checked before the image is decoded, so that an unknown
 * order and another customer's get the same response, whatever the image.
 */
export async function confirmPayment(
  adapter: Adapter,
  request: FastifyRequest,
  customerId: string | null,
): Promise<void> {
  const { form, slip: sent } = await readConfirmForm(request)
  const { amount, bank } = readTransfer(adapter.environment.company, form)
  const phoneNumber = toE164(form.phoneNumber)
  if (!phoneNumber) throw fieldProblem('phoneNumber', phoneMessage(form.phoneNumber))
  if (!sent?.length) throw fieldProblem('slip', ordersCopy.slipMissing)
  const order = await findOrder(adapter, form.order)
  const customer = customerId === null ? null : { id: customerId }
  const access = { key: orderKey(request), now: new Date() }
  const isKnown = order && canView(adapter.environment, viewed(order), customer, access)
  if (!order || !(isKnown || hasPhone(order, phoneNumber))) throw notFound(ordersCopy.orderNotFound)
  if (order.shop.payment_method !== 'bacs')
    throw new ContractProblem('conflict', ordersCopy.notByBankTransfer)
  const clean = await cleanSlip(sent)
  if (typeof clean === 'string') throw slipProblem(clean)
  const slip: SentSlip = {
    image: clean.bytes.toString('base64'),
    type: clean.extension === 'png' ? 'image/png' : 'image/jpeg',
    hash: slipHash(clean),
    name: form.name,
    phoneNumber,
    bank,
    amount: toBaht(amount),
    heldUntil: new Date(Date.now() + slipHold).toISOString(),
  }
  const path = `/orders/${order.shop.number}/slips`
  const { outcome } = await adapter.shop.post<{ outcome: SlipOutcome }>(path, slip)
  if (outcome !== 'received') throw new ContractProblem('conflict', rejections[outcome])
}

const hasPhone = ({ order }: ReadOrder, phoneNumber: string) =>
  canConfirmPayment(
    {
      customerId: null,
      billing: fromMedusaAddress(order.billing_address),
      shipping: fromMedusaAddress(order.shipping_address),
    },
    null,
    phoneNumber,
  )
