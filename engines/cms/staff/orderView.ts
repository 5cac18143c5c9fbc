import { documentNumber } from '@vitrine/commerce/documents/taxDocument.ts'
import { carrierTitle, trackingUrl } from '@vitrine/commerce/rules/carriers.ts'
import { computeLedger, isWrong, refundable } from '@vitrine/commerce/rules/ledger.ts'
import { paymentMethodTitle } from '@vitrine/commerce/rules/paymentMethods.ts'
import { returnablePieces } from '@vitrine/commerce/rules/returnWindow.ts'
import { shippingMethod } from '@vitrine/commerce/rules/shippingMethods.ts'
import { staffActions, statusLabel, transition } from '@vitrine/commerce/rules/transitions.ts'
import type { StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { shipments } from '#cms/database/schema/delivery.ts'
import { charges, couponUses, orderEvents, slips } from '#cms/database/schema/orders.ts'
import { describePieces, parcelItems, unsentPieces } from '#cms/orders/delivery/parcelLines.ts'
import { readEntries } from '#cms/orders/order/ledger.ts'
import { accountText, readReturns } from '#cms/orders/order/readReturns.ts'
import { findOrder, orderNotFound, type StoredOrder } from '#cms/orders/order/requireOrder.ts'
import { readOrderLines } from '#cms/orders/order/serializeOrders.ts'
import { readTaxDocuments } from '#cms/orders/order/taxDocuments.ts'
import { orderIdsWithSlip } from '#cms/orders/payment/slipUse.ts'
import type { Operation } from '../core/context.ts'
import type { OrderInput } from './orders.ts'

/** The path at which a slip is shown to staff. */
export const slipPath = (id: number) => `/staff/slips/${id}`

/** Reads everything about an order. Throws not_found. */
export const readOrder: Operation<z.infer<typeof OrderInput>, StaffOrder> = async (
  { database },
  { id },
) => {
  const order = await findOrder({ database }, id)
  if (!order) throw orderNotFound()
  const ofOrder = <Table extends { orderId: unknown }>(table: Table) =>
    eq(table.orderId as typeof slips.orderId, order.id)
  const lines = await readOrderLines(database, [order.id])
  const events = await database
    .select()
    .from(orderEvents)
    .where(ofOrder(orderEvents))
    .orderBy(asc(orderEvents.id))
  const sent = await database.select().from(slips).where(ofOrder(slips)).orderBy(asc(slips.id))
  const charged = await database
    .select()
    .from(charges)
    .where(ofOrder(charges))
    .orderBy(asc(charges.createdAt))
  const parcels = await database
    .select()
    .from(shipments)
    .where(ofOrder(shipments))
    .orderBy(asc(shipments.id))
  const coupons = await database.select().from(couponUses).where(ofOrder(couponUses))
  const entries = await readEntries(database, [order.id])
  const returns = await readReturns(database, [order.id])
  const documents = await readTaxDocuments(database, order.id)
  const skus = await skusOf(
    database,
    lines.flatMap(({ variationId }) => variationId ?? []),
  )
  const paid = entries.payments.filter(({ purpose }) => purpose === 'order')
  const left = paid.reduce((sum, payment) => sum + refundable(payment, entries), 0)
  return {
    order: String(order.id),
    version: events.at(-1)?.id ?? 0,
    status: order.status,
    statusLabel: statusLabel(order.status),
    placed: toInstant(order.createdAt),
    paid: order.paidAt && toInstant(order.paidAt),
    paymentMethod: order.paymentMethod,
    paymentTitle: paymentMethodTitle(order.paymentMethod),
    paymentDeadline: toInstant(order.paymentDeadline),
    deliveryTitle: shippingMethod(order.shippingMethod)?.title ?? order.shippingMethod,
    isAccount: order.customerId !== null,
    billing: order.billing,
    shipping: order.shipping,
    note: order.note,
    lines: lines.map((line, index) => ({
      line: index + 1,
      sku: skus.get(line.variationId ?? 0) ?? null,
      name: line.name,
      choices: line.attributes,
      image: line.image?.sizes.thumbnail.url ?? null,
      quantity: line.quantity,
      restockable: returnablePieces(line, returns),
      returned: line.returned,
      unsent: unsentPieces(line, parcels),
      price: line.price,
      discount: line.discount,
    })),
    subTotal: order.subTotal,
    discountTotal: order.discountTotal,
    shippingTotal: order.shippingTotal,
    giftWrap: order.giftWrap,
    total: order.total,
    coupons: coupons.map(({ code, discount }) => ({ code, discount })),
    books: { ...computeLedger(order, entries), isWrong: isWrong(order, entries) },
    refundable: left,
    charges: charged.map(({ id, reference, status, amount, failureCode }) => ({
      reference: reference ?? id,
      status,
      amount,
      failure: failureCode,
    })),
    slips: await Promise.all(
      sent.map(async (slip) => ({
        at: toInstant(slip.at),
        amount: slip.transferAmount,
        bank: slip.bank,
        name: slip.name,
        phone: slip.phoneNumber,
        file: slip.file,
        image: slipPath(slip.id),
        usedFor: (await orderIdsWithSlip(database, slip)).map(String),
      })),
    ),
    documents: documents.map((document) => ({
      number: documentNumber(document),
      issued: toInstant(document.issuedAt),
      amount: document.amount,
      tax: document.tax,
    })),
    refunds: entries.refunds.map(({ id, amount, method, status, reason, failure }) => ({
      id,
      amount,
      method,
      status,
      reason,
      failure,
    })),
    shipments: parcels.map(({ id, carrier, trackingNumber, sentAt, ...parcel }) => ({
      id,
      carrier: carrierTitle(carrier),
      trackingNumber,
      trackingUrl: trackingUrl(carrier, trackingNumber),
      sent: toInstant(sentAt),
      lines: parcelItems(lines, parcel).map(({ line, pieces }) => ({
        line: lines.indexOf(line) + 1,
        pieces,
        text: describePieces(line, pieces),
      })),
    })),
    notes: events
      .filter(({ event }) => event === 'order.noted')
      .map(({ at, staff, detail }) => ({
        at: toInstant(at),
        who: staff ?? 'staff',
        text: String(detail?.['note'] ?? ''),
      })),
    returns: returns.map(({ id, status, isRefunded, requestedAt, note, ...request }) => ({
      id,
      status: isRefunded ? 'refunded' : status,
      requested: toInstant(requestedAt),
      note,
      refund: request.refundId,
      account: accountText(request.refundAccount),
      lines: request.lines.map(({ orderLineId, pieces, reason, exchange }) => ({
        name: lines.find((line) => line.id === orderLineId)?.name ?? '',
        pieces,
        reason,
        exchange,
      })),
    })),
    history: events
      .filter(({ event }) => event !== 'order.noted')
      .map(({ at, staff, actor, event, fromStatus, toStatus, detail }) => ({
        at: toInstant(at),
        who: staff ?? actor,
        event,
        from: fromStatus,
        to: toStatus,
        note: typeof detail?.['note'] === 'string' ? detail['note'] : null,
      })),
    actions: actionsOf(order, {
      left,
      isDelivered: events.some(({ event }) => event === 'order.delivered'),
    }),
  }
}

async function skusOf(database: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: variations.id, sku: variations.sku })
    .from(variations)
    .where(inArray(variations.id, [...ids]))
  return new Map(rows.map(({ id, sku }) => [id, sku]))
}

/** The steps that staff can take in the order's status; `complete` is for orders that are collected. */
function actionsOf(
  order: StoredOrder,
  { left, isDelivered }: { left: number; isDelivered: boolean },
): string[] {
  const steps = Object.entries(staffActions)
    .filter(([, event]) => transition(order, event) !== undefined)
    .map(([action]) => action)
  const canRefund = transition(order, 'order.refunded') && (left > 0 || order.total === 0)
  return [
    ...steps,
    ...(['packing', 'completed'].includes(order.status) ? ['send'] : []),
    ...(transition(order, 'order.delivered') && !isDelivered ? ['deliver'] : []),
    ...(canRefund ? ['refund'] : []),
  ]
}
