import type { FastifyRequest } from 'fastify'
import { toBaht } from '../../../../cms/money/satang.ts'
import { ordersCopy } from '../../../../cms/orders/copy.ts'
import { canConfirmPayment } from '../../../../cms/orders/orderAccess.ts'
import { readConfirmForm } from '../../../../cms/orders/payment/readConfirmForm.ts'
import { fieldProblem, readTransfer } from '../../../../cms/orders/payment/readTransfer.ts'
import { cleanSlip, slipMessages } from '../../../../cms/orders/payment/slips.ts'
import { slipHash } from '../../../../cms/orders/payment/slipUse.ts'
import { phoneInvalid, toE164 } from '../../../../cms/phone.ts'
import type { SentSlip, SlipOutcome } from '../../engine/src/payments/sentSlip.ts'
import type { Adapter } from '../adapter.ts'
import { fromMedusaAddress } from '../checkout/addresses.ts'
import { AdapterProblem, notFound } from '../http/problem.ts'
import { canView, orderKey } from '../orders/orderAccess.ts'
import { findOrder } from '../orders/orderReading.ts'
import type { ReadOrder } from '../orders/shopOrder.ts'

const rejections: Record<Exclude<SlipOutcome, 'received'>, string> = {
  in_review: ordersCopy.slipInReview,
  conflict: ordersCopy.noSlipExpected,
}

/**
 * Stores a transfer slip for an order of the visitor. The order is checked before the image is decoded, which costs most; an
 * unknown order and another customer's get the same response, whatever the image.
 */
export async function confirmPayment(
  adapter: Adapter,
  request: FastifyRequest,
  customerId: string | null,
): Promise<void> {
  const { form, slip: sent } = await readConfirmForm(request)
  const { amount, bank } = readTransfer(adapter.environment.company, form)
  const phoneNumber = toE164(form.phoneNumber)
  if (!phoneNumber) throw fieldProblem('phoneNumber', phoneInvalid)
  if (!sent?.length) throw fieldProblem('slip', ordersCopy.slipMissing)
  const order = await findOrder(adapter, form.order)
  const { SHOP_SECRET: secret } = adapter.environment
  const isKnown = order && canView(secret, order, customerId, orderKey(request))
  if (!order || !(isKnown || hasPhone(order, phoneNumber))) throw notFound(ordersCopy.orderNotFound)
  if (order.shop.payment_method !== 'bacs')
    throw new AdapterProblem('conflict', ordersCopy.notByBankTransfer)
  const clean = await cleanSlip(sent)
  if (typeof clean === 'string') {
    const message = slipMessages[clean]
    throw new AdapterProblem(clean, message, { fields: { slip: message } })
  }
  const slip: SentSlip = {
    image: clean.bytes.toString('base64'),
    type: clean.extension === 'png' ? 'image/png' : 'image/jpeg',
    hash: slipHash(clean),
    name: form.name,
    phoneNumber,
    bank,
    amount: toBaht(amount),
  }
  const path = `/orders/${order.shop.number}/slips`
  const { outcome } = await adapter.shop.post<{ outcome: SlipOutcome }>(path, slip)
  if (outcome !== 'received') throw new AdapterProblem('conflict', rejections[outcome])
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
