import type { Image, Language } from '@vitrine/contract/common.ts'
import type { Address } from '@vitrine/contract/orders.ts'
import { withKinds } from '@vitrine/contract/rules/areas/foldName.ts'
import { isolated } from '@vitrine/contract/typedText.ts'
import { orderEmailLabels } from '#commerce/generated/messages/orderEmailLabels.ts'
import { type ArrivalDays, isCollected } from '#commerce/rules/shippingMethods.ts'
import { formatBaht } from '#commerce/satang.ts'
import { type EmailOrder, emailImage } from './emailContent.ts'
import { arrivalText, methodTitle } from './writing.ts'

/** The parts of an order that an email needs, with amounts in satang. */
export interface MailedOrder {
  id: number
  language: Language
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
  /** When the order was paid, null or absent before. */
  paidAt?: Date | null
  /** The customer's id, null for a guest's order. */
  customerId: number | string | null
  lines: readonly {
    name: string
    attributes: readonly { name: string; value: string }[]
    image?: Image | null | undefined
    price: number
    quantity: number
  }[]
}

/** The bought items, their sums, addresses and, before it is sent, when it arrives (emails.order). */
export function orderPart(
  { SITE_URL }: { SITE_URL: string },
  order: MailedOrder,
  arrival?: ArrivalDays | null,
): EmailOrder {
  const { language, giftWrap } = order
  const labels = orderEmailLabels[language]
  const method = methodTitle(language, order.shippingMethod, labels.shipping)
  const discount = formatBaht(-order.discountTotal)
  const priceOf = (amount: number) => (amount > 0 ? formatBaht(amount) : labels.free)
  return {
    items: order.lines.map(({ name, attributes, image, price, quantity }) => ({
      name,
      details: [
        attributes.map((choice) => `${choice.name}: ${choice.value}`).join(' · '),
        labels.quantity({ quantity }),
      ].filter(Boolean),
      quantity,
      amount: formatBaht(price * quantity),
      picture: emailImage({ SITE_URL }, image, 'thumbnail'),
    })),
    sums: [
      [labels.subtotal, formatBaht(order.subTotal)],
      ...(order.discountTotal > 0 ? [[labels.discount, discount] as const] : []),
      ...(giftWrap ? [[labels.giftWrap, priceOf(giftWrap.price)] as const] : []),
      [method, priceOf(order.shippingTotal)],
      [labels.total, formatBaht(order.total)],
    ],
    blocks: [
      isCollected(order.shippingMethod)
        ? {
            title: labels.pickUp,
            // Without stores, the title of the method.
            lines: order.shipping.store ? addressLines(order.shipping) : [method],
          }
        : { title: labels.deliverTo, lines: addressLines(order.shipping) },
      ...(arrival ? [{ title: labels.arrival, lines: [arrivalText(language, arrival)] }] : []),
      { title: labels.billedTo, lines: addressLines(order.billing) },
      ...(giftWrap?.message
        ? [{ title: labels.giftMessage, lines: giftWrap.message.split('\n').map(isolated) }]
        : []),
      { title: labels.payment, lines: [methodTitle(language, order.paymentMethod)] },
    ],
  }
}

function addressLines(address: Address): string[] {
  const { subdistrict, city } = withKinds(address, address.state)
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    address.address1,
    address.address2,
    subdistrict,
    city,
    `${address.state} ${address.postcode}`.trim(),
  ]
    .filter(Boolean)
    .map((part) => isolated(part ?? ''))
}
