import { shippingMethod } from '#cms/cart/shippingMethods.ts'
import { dayOf } from '#cms/clock.ts'
import type { Company } from '#cms/company.ts'
import type { InvoicedLine, TaxDocumentContent } from '#cms/database/schema/orders.ts'
import type { Address } from '#gateway/contracts/orders.ts'
import { invoiceCopy } from './copy.ts'
import { paymentMethodTitle } from './paymentMethods.ts'
import type { StoredOrder } from './requireOrder.ts'

/** An order as its tax documents need it. */
export type InvoicedOrder = Pick<
  StoredOrder,
  | 'id'
  | 'createdAt'
  | 'subTotal'
  | 'discountTotal'
  | 'shippingMethod'
  | 'shippingTotal'
  | 'paymentMethod'
  | 'billing'
  | 'shipping'
>

/** The law asks for name and address only, and documents outlive the account. */
const withoutContact = (address: Address): Address => ({ ...address, phone: null, email: null })

/** The content of a document that is issued now. */
export function taxDocumentContent(
  { name, address, taxId, branch }: Company,
  order: InvoicedOrder,
  lines: readonly InvoicedLine[],
): TaxDocumentContent {
  const [billing, shipping] = [withoutContact(order.billing), withoutContact(order.shipping)]
  const { subTotal, discountTotal, shippingTotal } = order
  return {
    company: { name, address, taxId, branch },
    orderId: order.id,
    orderedOn: dayOf(order.createdAt),
    billing,
    shipping,
    lines: lines.map(({ name, attributes, price, quantity, discount }) => ({
      ...{ name, attributes, price, quantity, discount },
    })),
    subTotal,
    discountTotal,
    shippingTitle: shippingMethod(order.shippingMethod)?.title ?? invoiceCopy.shipping,
    shippingTotal,
    paymentTitle: paymentMethodTitle(order.paymentMethod),
  }
}
