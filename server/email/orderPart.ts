import type { Image } from '#contract/common.ts'
import { cartCopy } from '#contract/copy/cart.ts'
import { orderEmailLabels } from '#contract/copy/orders.ts'
import type { Address } from '#contract/orders.ts'
import { paymentMethodTitle } from '#contract/rules/paymentMethods.ts'
import { isCollected, shippingMethod } from '#contract/rules/shippingMethods.ts'
import { formatBaht } from '#contract/satang.ts'
import { isolated } from '#contract/typedText.ts'
import { type EmailOrder, emailImage } from './emailContent.ts'

/** The parts of an order that an email needs; amounts in satang. */
export interface MailedOrder {
  id: number
  billing: Address
  shipping: Address
  subTotal: number
  discountTotal: number
  shippingTotal: number
  giftWrap?: { price: number; message: string } | null
  total: number
  shippingMethod: string
  paymentMethod: string
  paymentDeadline: Date
  /** Null for a guest's. */
  customerId: number | string | null
  lines: readonly {
    name: string
    attributes: readonly { name: string; value: string }[]
    image?: Image | null | undefined
    price: number
    quantity: number
  }[]
}

/** The bought items, their sums and addresses (emails.order). */
export function orderPart({ SITE_URL }: { SITE_URL: string }, order: MailedOrder): EmailOrder {
  const { giftWrap } = order
  const method = shippingMethod(order.shippingMethod)
  const discount = formatBaht(-order.discountTotal)
  const priceOf = (amount: number) => (amount > 0 ? formatBaht(amount) : orderEmailLabels.free)
  return {
    items: order.lines.map(({ name, attributes, image, price, quantity }) => ({
      name,
      details: [
        attributes.map((choice) => `${choice.name}: ${choice.value}`).join(' · '),
        orderEmailLabels.quantity(quantity),
      ].filter(Boolean),
      amount: formatBaht(price * quantity),
      picture: emailImage({ SITE_URL }, image, 'thumbnail'),
    })),
    sums: [
      [orderEmailLabels.subtotal, formatBaht(order.subTotal)],
      ...(order.discountTotal > 0 ? [[orderEmailLabels.discount, discount] as const] : []),
      ...(giftWrap ? [[cartCopy.giftWrap, priceOf(giftWrap.price)] as const] : []),
      [method?.title ?? orderEmailLabels.shipping, priceOf(order.shippingTotal)],
      [orderEmailLabels.total, formatBaht(order.total)],
    ],
    blocks: [
      isCollected(order.shippingMethod)
        ? {
            title: orderEmailLabels.pickUp,
            // Orders of earlier versions have no store.
            lines: order.shipping.store ? addressLines(order.shipping) : [method?.title ?? ''],
          }
        : { title: orderEmailLabels.deliverTo, lines: addressLines(order.shipping) },
      { title: orderEmailLabels.billedTo, lines: addressLines(order.billing) },
      ...(giftWrap?.message
        ? [
            {
              title: orderEmailLabels.giftMessage,
              lines: giftWrap.message.split('\n').map(isolated),
            },
          ]
        : []),
      { title: orderEmailLabels.payment, lines: [paymentMethodTitle(order.paymentMethod)] },
    ],
  }
}

const addressLines = (address: Address): string[] =>
  [
    `${address.firstName} ${address.lastName}`.trim(),
    address.address1,
    address.address2,
    address.subdistrict,
    address.city,
    `${address.state} ${address.postcode}`.trim(),
  ]
    .filter(Boolean)
    .map((part) => isolated(part ?? ''))
