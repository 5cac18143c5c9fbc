import type { Company } from '@vitrine/commerce/company.ts'
import { keyQuery } from '@vitrine/commerce/email/orderEmail.ts'
import { paymentMethodTitle } from '@vitrine/commerce/rules/paymentMethods.ts'
import { orderArrival } from '@vitrine/commerce/rules/shippingMethods.ts'
import { canOrderAgain, isInvoiced, isPayable } from '@vitrine/commerce/rules/transitions.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import type { Order } from '@vitrine/contract/orders.ts'
import { textChoices } from '../cart/texts.ts'
import type { ShopProduct } from '../catalogue/shopProduct.ts'
import { fromMedusaAddress } from '../medusa/addresses.ts'
import { toBaht } from '../medusa/amounts.ts'
import type { ReadOrder } from '../medusa/shopOrder.ts'
import { orderStatus } from './orderStatus.ts'
import { returnFields } from './returns.ts'
import { shipments, timeline } from './timeline.ts'

/** Data that an order's response needs beside the order. */
export interface OrderContext {
  /** The key by which a guest reads the order. */
  key: string | null
  environment: { company: Company; EXPRESS_ORDER_BEFORE: string }
}

/**
 * An order of Medusa as the contract has it.
 * @param products those of its lines by their ids, as far as they are still sold
 */
export function toOrder(
  read: ReadOrder,
  products: ReadonlyMap<string, ShopProduct>,
  { key, environment }: OrderContext,
): Order {
  const { order, shop } = read
  const status = orderStatus(read)
  const isOpen = isPayable(status)
  return {
    orderId: String(shop.number),
    createdDate: toInstant(new Date(order.created_at)),
    status,
    total: toBaht(order.total),
    subTotal: toBaht(order.original_item_total),
    discountTotal: toBaht(order.discount_total),
    shippingTotal: toBaht(order.shipping_total),
    shippingTax: toBaht(order.shipping_tax_total),
    totalTax: toBaht(order.tax_total),
    paymentMethod: shop.payment_method,
    paymentMethodTitle: paymentMethodTitle(shop.payment_method),
    billing: { ...fromMedusaAddress(order.billing_address), email: order.email },
    shipping: fromMedusaAddress(order.shipping_address),
    invoicePermalink: isInvoiced(status) ? `/invoice/${shop.number}${keyQuery(key)}` : null,
    paymentPermalink: isOpen ? paymentPermalink(read, keyQuery(key)) : null,
    paymentDeadline: isOpen ? toInstant(new Date(shop.payment_deadline)) : null,
    ...orderArrival(
      {
        status,
        shippingMethod: shop.shipping_method,
        paidAt: null,
        createdAt: new Date(order.created_at),
      },
      new Date(),
      environment,
    ),
    accessKey: key,
    note: order.metadata?.vitrine?.note ?? null,
    refunds: refundsOf(read),
    timeline: timeline(read),
    shipments: shipments(read),
    ...returnFields(
      read,
      order.items.map((line) => toItem(line, products)),
      environment.company,
    ),
    canOrderAgain: canOrderAgain(status),
  }
}

/** A line of an order, with the data of its product if it is still sold. */
export function toItem(
  line: ReadOrder['order']['items'][number],
  products: ReadonlyMap<string, ShopProduct>,
): Order['orderItems'][number] {
  const product = products.get(line.product_id ?? '')
  const variation = product?.variations.find(({ id }) => id === line.variant_id)
  const price = toBaht(line.unit_price)
  return {
    productId: line.product_id ?? null,
    name: line.product_title ?? line.title,
    permalink: product?.card.url ?? null,
    image: variation?.image ?? product?.card.image ?? null,
    price,
    quantity: Number(line.quantity),
    total: price * Number(line.quantity),
    productType: product?.card.type ?? 'variable',
    variationAttributes: [
      ...(product
        ? product.options.flatMap(({ slug, name, swatches }) => {
            const swatch = swatches.find((swatch) => swatch.slug === variation?.terms[slug])
            return swatch ? [{ name, value: swatch.label }] : []
          })
        : Object.entries(line.variant_option_values ?? {}).map(([name, value]) => ({
            name,
            value,
          }))),
      ...textChoices(line, product).map(({ name, label, isText }) => ({
        ...{ name, value: label, isText },
      })),
    ],
  }
}

/** The page on which an order is paid. */
function paymentPermalink({ shop }: ReadOrder, query: string): string {
  if (shop.payment_method === 'bacs')
    return `/confirm-payment?wcp_order_id=${shop.number}${query.replace('?', '&')}`
  return shop.payment_method === 'omise'
    ? `/checkout/card/${shop.number}${query}`
    : `/my-account/view-order/${shop.number}${query}`
}

/** The refunds of an order and of money that it could not take, as far as they have come. */
const refundsOf = ({ refunds }: ReadOrder): Order['refunds'] =>
  refunds.map(({ id, amount, status, purpose, requested_at, settled_at }) => ({
    id,
    amount: Number(amount),
    status,
    reason: purpose === 'order' ? 'order' : 'payment',
    requestedDate: toInstant(new Date(requested_at)),
    settledDate: settled_at && toInstant(new Date(settled_at)),
  }))
