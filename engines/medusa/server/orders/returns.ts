import type { Company } from '@vitrine/commerce/company.ts'
import { returnCopy } from '@vitrine/commerce/copy/returns.ts'
import { returnLabel } from '@vitrine/commerce/documents/returnLabel.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { returnDeadline, unreturnedPieces } from '@vitrine/commerce/rules/returnWindow.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import type { Order, OrderItem, RequestReturn } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'
import type { OrderReturn } from '../../engine/src/orders/orderReturn.ts'
import type { ReadOrder } from '../medusa/shopOrder.ts'
import { orderStatus } from './orderStatus.ts'
import { orderEvents } from './timeline.ts'

type Line = ReadOrder['order']['items'][number]
type Item = z.infer<typeof OrderItem>

/** The end of the return window of an order, as in the embedded CMS, or null when nothing can be returned. */
function deadlineOf(read: ReadOrder): Date | null {
  const { number: id, shipping_method: shippingMethod } = read.shop
  const deadline = returnDeadline(
    { id, status: orderStatus(read), shippingMethod },
    orderEvents(read),
  )
  return deadline && deadline >= new Date() ? deadline : null
}

const returnablePieces = ({ returns }: ReadOrder, { id, detail }: Line): number =>
  unreturnedPieces({ id, sent: Number(detail?.fulfilled_quantity ?? 0) }, returns)

/** The contract's fields of an order about returns, where `items` are those of its lines. */
export function returnFields(
  read: ReadOrder,
  items: readonly Item[],
  company: Pick<Company, 'name' | 'address'>,
): Pick<Order, 'returnableUntil' | 'returns' | 'orderItems'> {
  const deadline = deadlineOf(read)
  const orderItems = items.map((item, index) => {
    const line = read.order.items[index] as Line
    return {
      ...item,
      line: line.id,
      returnable: deadline ? returnablePieces(read, line) : 0,
    }
  })
  const isReturnable = orderItems.some(({ returnable }) => returnable > 0)
  return {
    orderItems,
    returnableUntil: deadline && isReturnable ? toInstant(deadline) : null,
    returns: read.returns.map((item) => toReturn(read, item, items, company)),
  }
}

function toReturn(
  { order, shop }: ReadOrder,
  { number: id, status, requestedAt, note, items: returned }: OrderReturn,
  items: readonly Item[],
  company: Pick<Company, 'name' | 'address'>,
): NonNullable<Order['returns']>[number] {
  return {
    id: String(id),
    status,
    requestedDate: toInstant(new Date(requestedAt)),
    note,
    label:
      status === 'approved'
        ? returnLabel({ id, order: { id: shop.number, language: shop.language } }, company)
        : null,
    items: returned.flatMap(({ line, quantity, reason }) => {
      const item = items[order.items.findIndex((item) => item.id === line)]
      if (!item) return []
      const { name, variationAttributes } = item
      return [{ name, variationAttributes, quantity, reason }]
    }),
  }
}

/**
 * Asserts that pieces can be returned. Throws conflict when it is too late or fewer are left, and `invalid` for a line that
 * the order does not have or that is listed twice.
 */
export function checkReturn(read: ReadOrder, { items }: z.output<typeof RequestReturn>): void {
  if (!deadlineOf(read)) throw new ContractProblem('conflict', returnCopy.tooLate)
  for (const { line, quantity } of items) {
    const stored = read.order.items.find(({ id }) => id === line)
    if (!stored) throw new ContractProblem('invalid', returnCopy.lineUnknown)
    if (quantity > returnablePieces(read, stored)) throw alreadyReturned(stored)
  }
  if (new Set(items.map(({ line }) => line)).size < items.length)
    throw new ContractProblem('invalid', returnCopy.lineTwice)
}

const alreadyReturned = ({ product_title, title }: Pick<Line, 'product_title' | 'title'>) =>
  new ContractProblem('conflict', returnCopy.alreadyReturned(product_title ?? title))
