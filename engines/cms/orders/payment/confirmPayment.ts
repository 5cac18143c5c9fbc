import { randomUUID } from 'node:crypto'
import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { canConfirmPayment, canView, orderKey } from '@vitrine/commerce/orderAccess.ts'
import { readTransfer } from '@vitrine/commerce/payment/readTransfer.ts'
import {
  type CleanSlip,
  cleanSlip,
  slipHash,
  slipProblem,
} from '@vitrine/commerce/payment/slips.ts'
import { ContractProblem, fieldProblem } from '@vitrine/commerce/problem.ts'
import type { ConfirmPayment } from '@vitrine/contract/orders.ts'
import { phoneMessage, toE164 } from '@vitrine/contract/phone.ts'
import type { z } from 'zod'
import type { Cms } from '#cms/core/context.ts'
import { slips } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import type { Call } from '#cms/http/route.ts'
import { currentCustomer } from '#cms/visitor/sessions.ts'
import { changeOrder } from '../order/changeOrder.ts'
import { findOrder, orderNotFound, type StoredOrder } from '../order/requireOrder.ts'

type Form = z.output<typeof ConfirmPayment>

/**
 * Stores a transfer slip for an order of the caller. The order is checked before the image is decoded, so that an
 * unknown order and another customer's get the same response (security.uploads.order-first). Throws a 503 when the slip
 * cannot be stored (confirm-payment.storage-down).
 */
export async function confirmPayment(call: Call, form: Form, sent: Buffer | null): Promise<void> {
  const { cms } = call
  const transfer = readTransfer(cms.environment.company, form)
  const phoneNumber = toE164(form.phoneNumber)
  if (!phoneNumber) throw fieldProblem('phoneNumber', phoneMessage(form.phoneNumber))
  if (!sent || sent.length === 0) throw fieldProblem('slip', ordersCopy.slipMissing)
  const order = await requirePayer(call, form)
  if (order.paymentMethod !== 'bacs')
    throw new ContractProblem('conflict', ordersCopy.notByBankTransfer)
  const slip = await cleanSlip(sent)
  if (typeof slip === 'string') throw slipProblem(slip)
  const hash = slipHash(slip)
  const file = await storeSlip(cms, slip)
  const now = call.clock.now()
  try {
    await transact(cms.database, async (transaction) => {
      await changeOrder(cms, transaction, order.id, {
        event: 'slip.received',
        actor: 'customer',
        now,
        detail: { file, amount: transfer.amount, isExact: transfer.amount === order.total },
      })
      await transaction.insert(slips).values({
        orderId: order.id,
        file,
        name: form.name,
        phoneNumber,
        bank: transfer.bank,
        transferAmount: transfer.amount,
        at: now,
        hash,
      })
    })
  } catch (error) {
    await discardSlip(cms, file, error)
    throw error
  }
}

/** Stores a slip under a new name and returns the name. */
async function storeSlip(
  { slipStorage, log }: Cms,
  { bytes, extension }: CleanSlip,
): Promise<string> {
  const name = `${randomUUID()}.${extension}`
  await slipStorage.store(name, bytes).catch((error: unknown) => {
    log.error({ err: error }, 'a transfer slip could not be stored')
    throw new ContractProblem('unavailable', ordersCopy.slipNotStored, { retryAfter: 10 })
  })
  return name
}

/** Deletes a slip that its order rejected, but not after any other error, when the change may have been committed. */
async function discardSlip({ slipStorage, log }: Cms, file: string, reason: unknown) {
  if (!(reason instanceof ContractProblem)) return
  await slipStorage
    .remove(file)
    .catch((error: unknown) => log.warn({ err: error, file }, 'an unused slip was not deleted'))
}

/** The order, if the caller is its customer, holds its key or knows its phone number (confirm-payment.owner). */
async function requirePayer(call: Call, form: Form): Promise<StoredOrder> {
  const [customer, order] = [await currentCustomer(call), await findOrder(call.cms, form.order)]
  const now = call.clock.now()
  const isHolder = canView(call.cms, order, customer, { key: orderKey(call.request), now })
  const isPayer = isHolder || (order && canConfirmPayment(order, customer, form.phoneNumber))
  if (!order || !isPayer) throw orderNotFound()
  return order
}
