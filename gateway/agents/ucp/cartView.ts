import type { AgentCart, CartState } from '../core/agentCart.ts'
import type { Caller } from '../core/operation.ts'
import { plain } from '../core/plain.ts'
import { type Message, minorUnits } from '../core/protocol.ts'
import type { Session } from '../core/sessions.ts'
import { moneyText } from './catalogText.ts'

type Totals = CartState['totals']

/** The totals of a cart or an order in the order in which people read them. */
export function totalsView(totals: Totals, deliveryTitle?: string) {
  const { totalItems, totalDiscount, totalFees, totalShipping, totalPrice } = totals
  const discount = minorUnits(totalDiscount)
  return [
    { type: 'subtotal', display_text: 'Items', amount: minorUnits(totalItems) },
    ...(discount > 0 ? [{ type: 'discount', display_text: 'Discount', amount: -discount }] : []),
    ...(minorUnits(totalFees) > 0
      ? [{ type: 'fee', display_text: 'Fees', amount: minorUnits(totalFees) }]
      : []),
    ...(deliveryTitle
      ? [
          {
            type: 'fulfillment',
            display_text: plain(deliveryTitle, 100),
            amount: minorUnits(totalShipping),
          },
        ]
      : []),
    { type: 'total', display_text: 'Total', amount: minorUnits(totalPrice) },
  ]
}

/** The lines of a cart. */
export function linesView({ items }: CartState, cart: AgentCart, { absolute }: Caller) {
  return items.map((line) => {
    const labels = line.selectedOptions.map(({ label, value }) => label || value)
    const [image] = line.images
    const amount = line.total ? minorUnits(line.total) : minorUnits(line.price) * line.quantity
    return {
      id: line.key,
      item: {
        id: cart.variantOf(line),
        title: plain([line.name, ...labels].join(', '), 300),
        price: minorUnits(line.price),
        ...(image && { image_url: absolute(image.sizes.large.url) }),
      },
      quantity: line.quantity,
      totals: [
        { type: 'subtotal', amount },
        { type: 'total', amount },
      ],
    }
  })
}

/** The notices of the CMS about the lines of a cart. */
export const noticesOf = ({ notices }: CartState): Message[] =>
  notices.map(({ code, message }) => ({
    type: 'warning',
    code: code.toLowerCase(),
    content: plain(message, 300),
  }))

/** The discounts of a cart, if agent and shop both have the extension. */
export const discountsView = ({ coupons }: CartState, { isActive }: Caller) =>
  isActive('dev.ucp.shopping.discount') && {
    discounts: {
      codes: coupons.map(({ code }) => code),
      applied: coupons.map(({ code, discount, description }) => ({
        code,
        title: plain(description || code, 200),
        amount: minorUnits(discount),
      })),
    },
  }

/** The currency of a cart. */
export const currencyOf = ({ totals }: CartState) => totals.totalPrice.currencyCode

/** The link with which the buyer continues in the browser. */
export const continueUrl = ({ linkKey }: Session, { absolute }: Caller) =>
  absolute(`/agents/continue/${linkKey}`)

/** A time in milliseconds as RFC 3339. */
export const rfc3339 = (time: number) => new Date(time).toISOString()

/** Lines and totals in a few lines for a model. */
export function linesText(
  lines: ReturnType<typeof linesView>,
  totals: ReturnType<typeof totalsView>,
  currency: string,
): string {
  return [
    ...lines.map(
      ({ item, quantity }) =>
        `- ${quantity} × ${item.title} (variant id ${item.id}), ${moneyText({ amount: item.price, currency })} each`,
    ),
    totals
      .map(({ display_text, amount }) => `${display_text} ${moneyText({ amount, currency })}`)
      .join(', '),
  ].join('\n')
}
