import { deadlineText } from '#contract/clock.ts'
import { greetedName } from '#contract/greetedName.ts'
import { formatBaht } from '#contract/satang.ts'

/** The fields of an order that its messages mention. */
interface OrderFacts {
  total: number
  paymentMethod: string
  paymentDeadline: Date
  /** Of a refund or a payment, in satang. */
  amount: number
  /** Whether it is collected in a store. */
  isCollected: boolean
}

/** A deadline as on the order's page: `Tuesday 24 November, 4.30 pm (Bangkok time)`. */
const deadline = ({ paymentDeadline }: OrderFacts) =>
  `${deadlineText(paymentDeadline)} (Bangkok time)`

/** The request of an unpaid order, with its deadline (payment.deadline.email). */
function paymentRequest(order: OrderFacts): string {
  const [total, moment] = [formatBaht(order.total), deadline(order)]
  if (order.paymentMethod === 'bacs')
    return `Please transfer ${total} and send us your transfer slip by ${moment}. After that, the order is cancelled.`
  if (order.paymentMethod === 'omise')
    return `Please pay ${total} by card by ${moment}. After that, the order is cancelled.`
  if (order.paymentMethod === 'cod')
    return `We’re preparing your order. Please have ${total} ready in cash for the courier.`
  if (order.paymentMethod !== 'omise_promptpay')
    return `Please pay ${total} on your order page by ${moment}. After that, the order is cancelled.`
  return `Please pay ${total} with PromptPay by ${moment}; after that, the order is cancelled. Each QR code on your order page is valid for 15 minutes, and you can get a new one until then.`
}

const paymentConfirmed = {
  subject: "We've received your payment",
  text: () => "Thank you. Your payment is confirmed and we're preparing your order.",
}

/** Messages that shoppers read at the checkout and about their orders. */
export const ordersCopy = {
  orderNotFound: 'Order not found',
  linkRequested: "If there's an order with these details, we've emailed a link to it.",
  orderCancelled: 'Order canceled successfully',

  shippingMethodMissing: 'Please choose a delivery method',
  storeMissing: 'Please choose a store',
  paymentMethodMissing: 'Please choose a payment method',
  paymentMethodUnavailable:
    "This payment method isn't available for this total. Please choose another.",
  countryUnsupported: 'We currently deliver within Thailand only',
  provinceMissing: 'Please choose your province',
  districtUnknown: (province: string) =>
    `We don't know this district in ${province}. Please choose your area from the list.`,
  subdistrictUnknown: (district: string) =>
    `We don't know this sub-district in ${district}. Please choose your area from the list.`,
  postcodeElsewhere: (codes: readonly string[]) =>
    codes.length === 1
      ? `The postcode of this area is ${codes[0]}.`
      : `The postcode of this area is one of ${codes.join(', ')}.`,

  tooManyOpenOrders: (maximum: number) =>
    `You have ${maximum} orders awaiting payment. Please pay or cancel one of them first.`,
  tooManyOpenOrdersNearby:
    'Too many orders from your network are awaiting payment. Please try again later, or contact us.',

  notByBankTransfer: "This order isn't paid by bank transfer.",
  notByPromptPay: "This order isn't paid by PromptPay.",
  notByCard: "This order isn't paid by card.",
  notByRedirect: "This order isn't paid at a bank or in an app.",
  sourceMissing: 'Please choose how to pay',
  cashForDelivery: 'Cash on delivery is for orders that are delivered. Please choose another.',
  tooManyCards: 'Too many cards were declined. Please try again tomorrow.',
  cardDeclined: 'Your card was declined. Please check the details or use another card.',
  cardWithoutFunds: 'Your card has insufficient funds. Please use another card.',
  cardUnconfirmed: "Your bank didn't confirm the payment. Please try again or use another card.",
  slipMissing: 'Transfer slip is required',
  slipTooLarge: 'File size must be less than 2MB',
  slipTypeUnsupported: 'Only accept jpeg, png, jpg',
  slipDamaged: 'This picture is damaged. Please choose another photo or a screenshot of your slip.',
  slipsBusy: 'We’re receiving many slips right now. Please try again in a moment.',
  slipNotStored: "We couldn't save your slip. Please try again in a moment.",
  slipInReview: "We're already checking a slip for this order.",
  amountInvalid: 'Transfer Amount must be a number',
  bankMissing: 'Bank transfer is required',
  confirmationSubmitted: 'Confirm payment submitted',

  cannotOrderAgain: "This order is still waiting for payment, so it can't be ordered again.",
  cannotCancel: 'This order can no longer be cancelled.',
  noSlipExpected: "This order isn't awaiting a transfer slip.",
  noSlipToApprove: 'This order has no slip to approve.',
  noSlipToReject: 'This order has no slip to reject.',
  stepUnavailable: "This step isn't available for the order.",
  currentStatus: (label: string) => `Its status is ${label}.`,
}

const laterDescription = (text: string) => ({ customer: text, guest: text })
const cardDescription = 'Visa, Mastercard or JCB. You enter the card once your order is placed.'

/** Titles and descriptions of the payment methods. */
export const paymentMethodCopy = {
  bacs: {
    title: 'Bank transfer',
    description: {
      customer: 'Transfer to one of our accounts within three days and send us your slip.',
      guest: 'Transfer to one of our accounts within 24 hours and send us your slip.',
    },
  },
  omise_promptpay: {
    title: 'PromptPay QR',
    description: {
      customer: "Scan a QR code with your banking app. We'll hold your order for 24 hours.",
      guest: "Scan a QR code with your banking app. We'll hold your order for two hours.",
    },
  },
  omise: {
    title: 'Credit or debit card',
    description: laterDescription(cardDescription),
  },
  omise_mobilebanking: {
    title: 'Mobile banking',
    description: laterDescription('Confirm in the app of your bank, once your order is placed.'),
  },
  omise_truemoney: {
    title: 'TrueMoney',
    description: laterDescription('Confirm in the TrueMoney app, once your order is placed.'),
  },
  omise_rabbit_linepay: {
    title: 'Rabbit LINE Pay',
    description: laterDescription('Confirm in LINE, once your order is placed.'),
  },
  omise_installment: {
    title: 'Instalments by credit card',
    description: laterDescription('Choose your bank and the months, once your order is placed.'),
  },
  cod: {
    title: 'Cash on delivery',
    description: laterDescription('Pay the courier in cash when your parcel arrives.'),
  },
}

/** Texts of payments that are confirmed at a bank or in an app. */
export const redirectCopy = {
  unconfirmed: "The payment wasn't confirmed in time. Please try again or choose another.",
  withoutFunds: "There wasn't enough money for this payment. Please choose another.",
  declined: "The payment wasn't completed. Please try again or choose another.",
  months: (bank: string, months: number) => `${bank}, ${months} months`,
  monthly: (amount: string) => `About ${amount} a month, and the interest of the bank`,
}

/** Labels of the invoice, and what is shown in its place when there is none. */
export const invoiceCopy = {
  heading: 'ใบกำกับภาษี · Tax invoice',
  original: 'ต้นฉบับ · Original',
  number: (number: string) => `No. ${number}`,
  date: (day: string) => `Date ${day}`,
  order: (orderId: number, day: string) => `Order ${orderId} of ${day}`,
  title: (number: string) => `Invoice ${number}`,
  taxId: (taxId: string, branch: string) => `Tax ID ${taxId}${branch && ` (${branch})`}`,
  headOffice: 'สำนักงานใหญ่ · Head office',
  branch: (number: string) => `สาขาที่ ${number} · Branch ${number}`,
  creditNote: 'ใบลดหนี้ · Credit note',
  creditFor: (invoice: string, day: string) => `For invoice ${invoice} of ${day}`,
  creditedGoods: 'Goods returned or reduced in price',
  creditBefore: 'Value of the invoice',
  creditCorrect: 'Correct value',
  creditAmount: 'Refunded',
  billedTo: 'Billed to',
  deliveredTo: 'Delivered to',
  item: 'Item',
  price: 'Price',
  quantity: 'Quantity',
  discount: 'Discount',
  amount: 'Amount',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  beforeVat: 'Before VAT',
  total: 'Total',
  paidBy: (method: string) => `Paid by ${method}.`,
  unavailableTitle: 'Invoice unavailable',
  notYetIssued: 'Your invoice will be available once your order has been paid.',
  notFound: "We couldn't find this invoice.",
  backToOrders: 'Back to your orders',
}

/** Subject and message of the email for each step of an order. */
export const orderEmailCopy = {
  'order.placed': {
    subject: 'Thank you for your order',
    text: paymentRequest,
  },
  'slip.received': {
    subject: "We've received your transfer slip",
    text: () => "We're checking your payment and will email you as soon as it's confirmed.",
  },
  'slip.approved': paymentConfirmed,
  'slip.rejected': {
    subject: "We couldn't match your transfer slip",
    text: (order: OrderFacts) =>
      `Please check your transfer and send us your slip again by ${deadline(order)}. After that, the order is cancelled.`,
  },
  'payment.received': paymentConfirmed,
  'packing.started': {
    subject: 'Your order is being packed',
    text: ({ isCollected }: OrderFacts) =>
      isCollected
        ? "We're packing your order. You can collect it at the store below from tomorrow. Please bring the order number."
        : "We're packing your order and will send it soon.",
  },
  'order.completed': {
    subject: 'Your order is complete',
    text: ({ isCollected }: OrderFacts) =>
      `${isCollected ? 'Thank you for collecting your order.' : 'Your order has been sent.'} You'll find the invoice on your order page.`,
  },
  'order.sent': {
    subject: "We've sent your order",
    text: () => 'You can follow your parcel with the number below.',
  },
  'order.delivered': {
    subject: 'Your order has been delivered',
    text: () => "Your order has been delivered. You'll find the invoice on your order page.",
  },
  'return.requested': {
    subject: "We've received your return request",
    text: () => "We'll reply by email within a day. Please hold on to the items until then.",
  },
  'return.approved': {
    subject: 'Your return is approved',
    text: () =>
      'Please write the address below and the numbers of your return and order on the parcel, or bring it to any of our stores.',
  },
  'return.rejected': {
    subject: "We can't accept your return",
    text: () => 'Please reply to this email if you have a question about it.',
  },
  'refund.done': {
    subject: "We've sent your refund",
    text: ({ amount }: OrderFacts) =>
      `We've refunded ${formatBaht(amount)}. Depending on your bank, it can take a few days to arrive.`,
  },
  'payment.late': {
    subject: "We're returning your payment",
    text: ({ amount }: OrderFacts) =>
      `We received ${formatBaht(amount)} after this order was cancelled. We'll return it and email you once it's sent.`,
  },
  'payment.duplicate': {
    subject: "We're returning your payment",
    text: ({ amount }: OrderFacts) =>
      `We received another ${formatBaht(amount)} for this order, which is already paid. We'll return it and email you once it's sent.`,
  },
  'payment.mismatched': {
    subject: "We're returning your payment",
    text: ({ amount, total }: OrderFacts) =>
      `We received ${formatBaht(amount)} that doesn't match this order's total of ${formatBaht(total)}. We'll return it and email you once it's sent.`,
  },
  'order.cancelled': {
    subject: 'Your order has been cancelled',
    text: () => "Your order has been cancelled. There's nothing more you need to do.",
  },
  'order.refused': {
    subject: 'Your order has been cancelled',
    text: () =>
      "We couldn't hand over your parcel, so we've cancelled your order. There's nothing you need to pay.",
  },
  'order.expired': {
    subject: 'Your order has been cancelled',
    text: () => "We didn't receive your payment in time, so we've cancelled your order.",
  },
  'slip.expired': {
    subject: 'Your order has been cancelled',
    text: () =>
      "We couldn't confirm your transfer in time, so we've cancelled your order. If we find your money, we'll return it and email you once it's sent.",
  },
}

/** The emails to staff. */
export const staffEmailCopy = {
  greeting: 'Hello,',
  slipWaits: (orderId: number) => `A transfer slip awaits its check (order ${orderId})`,
  slipWaitsText: (since: string) =>
    `A shopper sent a transfer slip on ${since} (Bangkok time). The order holds its stock until the slip is approved or rejected.`,
  slipUsed: (orders: string) => `The same picture was sent for order ${orders} before.`,
  slipCommands: (orderId: number) =>
    `See it: npm run cms -- slip ${orderId}. Then: npm run cms -- order ${orderId} approve, or reject.`,
  total: 'Total',
  claimed: 'Amount on the form',
}

/** Messages that staff read on the command line. */
export const staffCopy = {
  nothingToRefund: 'Nothing of this order is left to refund.',
  refundTooLarge: (left: string) => `At most ${left} of this order can be refunded.`,
  refundUnknown: 'Refund not found',
  noSlip: 'This order has no slip.',
  slipMissing: (file: string) =>
    `The slip ${file} is not in the storage of this host. With several hosts, slips belong in object storage (SLIPS_S3_URL).`,
  slipWithoutLink:
    'Slips are files of this host, which have no address. Leave out --link to save the slip.',
  refundEnded: 'This refund has already ended.',
  refundByProvider: 'The payment provider makes this refund and reports how it ends.',
  lineUnknown: (line: number) => `The order has no line ${line}.`,
  restockTooMany: (line: number, left: number) =>
    `Of line ${line}, ${left} can be returned to stock.`,
  parcelRecorded: 'This parcel of the order is already recorded.',
  alreadyDelivered: 'This order is already recorded as delivered.',
  trackingNumberInvalid: 'A tracking number has 5 to 40 letters, digits or hyphens.',
  amountInvalid: 'Use an amount in baht above 0, such as 1000 or 99.50.',
}

/** The email with a link to an order. */
export const orderLinkEmail = {
  subject: 'Your new link',
  guest: 'Here is a link to your order. It is valid for 30 days.',
  customer: 'You placed this order with your account. Sign in to see it.',
  unexpected: "If you didn't request this email, you can ignore it.",
}

/** Labels of the email about an order. */
export const orderEmailLabels = {
  deliverTo: 'Deliver to',
  pickUp: 'Collection',
  subject: (subject: string, orderId: number) => `${subject} (order ${orderId})`,
  greeting: (firstName: string) => `Dear ${greetedName(firstName)},`,
  order: (orderId: number) => `Order ${orderId}`,
  quantity: (quantity: number) => `Quantity: ${quantity}`,
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  total: 'Total',
  free: 'Free',
  billedTo: 'Billed to',
  payment: 'Payment',
  accountName: 'Account name',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  viewOrder: 'View your order',
}
