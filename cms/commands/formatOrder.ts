import type { Address } from '#contract/orders.ts'
import { displayPhone } from '#contract/phone.ts'
import { formatBaht } from '#contract/satang.ts'
import type { StaffOrder } from '#contract/staff/orders.ts'

/** Everything about an order as lines of text. */
export const formatOrder = (order: StaffOrder): string[] => [
  `Order ${order.order}: ${order.statusLabel}, ${formatBaht(order.total)}, ${order.paymentTitle}, placed ${order.placed}${order.paid ? `, paid ${order.paid}` : ''}`,
  `Customer: ${nameOf(order.billing)}, ${order.billing.email ?? ''}, ${displayPhone(order.billing.phone ?? '')}${order.isAccount ? '' : ', a guest'}`,
  `Delivery: ${addressLine(order.shipping)}`,
  `Delivery method: ${order.deliveryTitle}`,
  `Billing: ${addressLine(order.billing)}${order.billing.taxId ? `, tax id ${order.billing.taxId} ${order.billing.taxBranch ?? ''}` : ''}`,
  ...(order.note ? [`Note: ${order.note}`] : []),
  ...(order.giftWrap ? [`Gift wrapping: ${order.giftWrap.message || 'no message'}`] : []),
  ...order.lines.map(
    ({ line, sku, name, choices, quantity, price }) =>
      `  ${line}. ${quantity} × ${[name, ...choices.map((choice) => `${choice.name}: ${choice.value}`)].join(', ')}, SKU ${sku ?? 'no longer sold'}  ${formatBaht(price * quantity)}`,
  ),
  `Sums: items ${formatBaht(order.subTotal)}, discount ${formatBaht(order.discountTotal)}, delivery ${formatBaht(order.shippingTotal)}${order.giftWrap ? `, gift wrapping ${formatBaht(order.giftWrap.price)}` : ''}, total ${formatBaht(order.total)}`,
  ...order.coupons.map(({ code, discount }) => `Coupon ${code}: ${formatBaht(discount)}`),
  ...order.charges.map(
    ({ reference, status, amount, failure }) =>
      `Charge ${reference}: ${status}, ${formatBaht(amount)}${failure ? ` (${failure})` : ''}`,
  ),
  ...order.slips.map(
    ({ at, amount, bank, name, file, usedFor }) =>
      `Slip of ${at}: ${formatBaht(amount)} to ${bank} by ${name}, ${file}${usedFor.length > 0 ? `, USED BEFORE for order ${usedFor.join(', ')}` : ''}`,
  ),
  ...order.documents.map(
    ({ number, issued, amount, tax }) =>
      `${number} of ${issued}: ${formatBaht(amount)}, VAT ${formatBaht(tax)}`,
  ),
  ...order.shipments.map(
    ({ carrier, trackingNumber, trackingUrl, sent }) =>
      `Parcel of ${sent}: ${carrier} ${trackingNumber}${trackingUrl ? ` ${trackingUrl}` : ''}`,
  ),
  ...order.returns.map(
    ({ id, status, requested, account, lines }) =>
      `Return ${id} of ${requested}: ${status}, ${lines.map(({ name, pieces, reason }) => `${pieces} × ${name} (${reason})`).join(', ')}${account && `, refund to ${account}`}`,
  ),
  ...order.refunds.map(
    ({ id, amount, method, status, failure }) =>
      `Refund ${id}: ${formatBaht(amount)}, ${method}, ${status}${failure ? ` (${failure})` : ''}`,
  ),
  booksLine(order.books),
  ...order.history.map(
    ({ at, who, event, from, to, note }) =>
      `${at}  ${who}  ${event}: ${from ?? ''} → ${to}${note ? ` (${note})` : ''}`,
  ),
]

const booksLine = ({ received, goods, returned, owed, difference, isWrong }: StaffOrder['books']) =>
  `Books: received ${formatBaht(received)}, goods ${formatBaht(goods)}, returned ${formatBaht(returned)}, owed ${formatBaht(owed)}${isWrong ? `, WRONG BY ${formatBaht(difference)}` : ''}`

const nameOf = ({ firstName, lastName }: Address) => `${firstName} ${lastName}`.trim()

const addressLine = (address: Address) =>
  [
    nameOf(address),
    address.company,
    address.address1,
    address.address2,
    address.subdistrict,
    address.city,
    `${address.state} ${address.postcode}`.trim(),
    displayPhone(address.phone ?? ''),
  ]
    .filter(Boolean)
    .join(', ')
