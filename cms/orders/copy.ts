import { formatBaht } from '#cms/baht.ts'
import { toInstant } from '#cms/clock.ts'

/** The fields of an order that its messages mention. */
interface OrderFacts {
  total: number
  paymentMethod: string
  paymentDeadline: Date
}

const deadline = ({ paymentDeadline }: OrderFacts) => `${toInstant(paymentDeadline)} (Bangkok time)`

const paymentConfirmed = {
  subject: "We've received your payment",
  text: () => "Thank you. Your payment is confirmed and we're preparing your order.",
}

/** Messages that shoppers read at the checkout and about their orders. */
export const ordersCopy = {
  orderNotFound: 'Order not found',
  orderCancelled: 'Order canceled successfully',

  shippingMethodMissing: 'Please choose a delivery method',
  paymentMethodMissing: 'Please choose a payment method',
  countryUnsupported: 'We currently deliver within Thailand only',
  provinceMissing: 'Please choose your province',

  notByBankTransfer: "This order isn't paid by bank transfer.",
  notByPromptPay: "This order isn't paid by PromptPay.",
  slipMissing: 'Transfer slip is required',
  slipTooLarge: 'File size must be less than 2MB',
  slipTypeUnsupported: 'Only accept jpeg, png, jpg',
  slipInReview: "We're already checking a slip for this order.",
  amountInvalid: 'Transfer Amount must be a number',
  bankMissing: 'Bank transfer is required',
  confirmationSubmitted: 'Confirm payment submitted',

  cannotCancel: 'This order can no longer be cancelled.',
  noSlipExpected: "This order isn't awaiting a transfer slip.",
  noSlipToApprove: 'This order has no slip to approve.',
  noSlipToReject: 'This order has no slip to reject.',
  stepUnavailable: "This step isn't available for the order.",
  currentStatus: (label: string) => `Its status is ${label}.`,
}

/** Titles and descriptions of the payment methods. */
export const paymentMethodCopy = {
  bacs: {
    title: 'Bank transfer',
    description: 'Transfer to one of our accounts within three days and send us your slip.',
  },
  omise_promptpay: {
    title: 'PromptPay QR',
    description: "Scan a QR code with your banking app. We'll hold your order for 24 hours.",
  },
}

/** Labels of the invoice, and what is shown in its place when there is none. */
export const invoiceCopy = {
  heading: 'Tax invoice',
  number: (orderId: number) => `No. INV-${orderId}`,
  date: (day: string) => `Date ${day}`,
  order: (orderId: number, day: string) => `Order ${orderId} of ${day}`,
  title: (orderId: number) => `Invoice INV-${orderId}`,
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
export const orderMailCopy = {
  'order.placed': {
    subject: 'Thank you for your order',
    text: (order: OrderFacts) =>
      order.paymentMethod === 'bacs'
        ? `Please transfer ${formatBaht(order.total)} by ${deadline(order)}, then send us your transfer slip.`
        : `Please pay ${formatBaht(order.total)} with PromptPay by ${deadline(order)}.`,
  },
  'slip.received': {
    subject: "We've received your transfer slip",
    text: () => "We're checking your payment and will email you as soon as it's confirmed.",
  },
  'slip.approved': paymentConfirmed,
  'slip.rejected': {
    subject: "We couldn't match your transfer slip",
    text: (order: OrderFacts) =>
      `Please check your transfer and send us your slip again by ${deadline(order)}.`,
  },
  'payment.received': paymentConfirmed,
  'packing.started': {
    subject: 'Your order is being packed',
    text: () => "We're packing your order and will send it soon.",
  },
  'order.completed': {
    subject: 'Your order is complete',
    text: () => "Your order has been sent. You'll find the invoice on your order page.",
  },
  'order.refunded': {
    subject: 'Your order has been refunded',
    text: (order: OrderFacts) => `We've refunded ${formatBaht(order.total)}.`,
  },
  'order.cancelled': {
    subject: 'Your order has been cancelled',
    text: () => "Your order has been cancelled. There's nothing more you need to do.",
  },
  'order.expired': {
    subject: 'Your order has been cancelled',
    text: () => "We didn't receive your payment in time, so we've cancelled your order.",
  },
}

/** Labels of the email about an order. */
export const orderMailLabels = {
  subject: (subject: string, orderId: number) => `${subject} (order ${orderId})`,
  greeting: (firstName: string) => `Dear ${firstName},`,
  discount: 'Discount',
  order: 'Order',
  payment: 'Payment',
  total: 'Total',
  viewOrder: 'View your order',
}
