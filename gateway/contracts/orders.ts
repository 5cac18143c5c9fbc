import { z } from 'zod'
import { Baht, Image, Instant } from './common.ts'

/** The statuses of an order (orders.status.values). Unknown ones are passed through and get a neutral badge. */
export const orderStatuses = [
  'cancelled',
  'completed',
  'checking_payment',
  'draft',
  'failed',
  'on-hold',
  'packing',
  'pending',
  'pending_payment',
  'processing',
  'refunded',
] as const

export const paymentMethods = ['bacs', 'omise', 'omise_internetbanking', 'omise_promptpay'] as const

/** The tabs of the order history. */
export const orderTabs = [
  'all',
  'cancel-refunded',
  'completed',
  'pending-payment',
  'processing',
] as const

/** A shipping or billing address. `country` is ISO 3166-1 alpha-2, `state` the name of a province. */
export const Address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullish(),
  address1: z.string(),
  address2: z.string().nullish(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
  phone: z.string().nullish(),
  email: z.string().nullish(),
})
export type Address = z.infer<typeof Address>

export const OrderItem = z.object({
  name: z.string(),
  permalink: z.string().nullish(),
  image: Image.nullish(),
  price: Baht,
  quantity: z.number().int().min(1),
  total: Baht,
  productType: z.string(),
  variationAttributes: z.array(z.object({ name: z.string(), value: z.string() })),
})

/** Money of an order that goes back, or went back. */
export const Refund = z.object({
  id: z.string().meta({ description: 'Its number, which support can look up' }),
  amount: z
    .number()
    .positive()
    .meta({ description: 'Thai baht with at most two decimals, unlike prices' }),
  status: z
    .string()
    .meta({ description: 'requested, sent, done or failed; readers accept unknown ones' }),
  reason: z.string().meta({
    description: 'order: what was paid for the goods; payment: money that the order could not take',
  }),
  requestedDate: Instant,
  settledDate: Instant.nullish().meta({ description: 'When it was done or failed' }),
})
export type Refund = z.infer<typeof Refund>

/** The response of GET /orders/{id} and POST /checkout. */
export const Order = z.object({
  orderId: z.string(),
  createdDate: Instant,
  status: z.string(),
  total: Baht,
  subTotal: Baht,
  discountTotal: Baht,
  shippingTotal: Baht,
  shippingTax: Baht,
  totalTax: Baht,
  paymentMethod: z.string(),
  paymentMethodTitle: z.string(),
  billing: Address,
  shipping: Address,
  orderItems: z.array(OrderItem),
  invoicePermalink: z.string().nullish(),
  paymentPermalink: z.string().nullish(),
  accessKey: z
    .string()
    .nullish()
    .meta({ description: "Lets a guest read this order again: ?key= on the order's page" }),
  note: z.string().nullish(),
  refunds: z.array(Refund).nullish().meta({ description: 'Oldest first' }),
})
/** The body of POST /orders/{id}/link. */
export const OrderLink = z.object({ email: z.string().trim().min(1).max(200) })

export type Order = z.infer<typeof Order>

export const Orders = z.object({ success: z.boolean(), data: z.array(Order) })

/** The response of GET /checkout. */
export const Checkout = z.object({
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
  states: z.array(z.object({ country: z.string(), code: z.string(), name: z.string() })),
  shippingMethods: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      price: Baht,
      freeFrom: Baht.nullish(),
    }),
  ),
  paymentMethods: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      minTotal: Baht.nullish().meta({ description: 'The lowest total that the method can take' }),
      maxTotal: Baht.nullish().meta({ description: 'The highest total that the method can take' }),
    }),
  ),
  addresses: z.object({ billing: Address.nullish(), shipping: Address.nullish() }),
})

const text = (message: string, maximum = 200) => z.string().trim().min(1, message).max(maximum)

/** An address as entered by a shopper. The format of the postcode depends on the country. */
export const AddressForm = z
  .object({
    firstName: text('Please enter your first name', 100),
    lastName: text('Please enter your last name', 100),
    company: z.string().trim().max(200).nullish(),
    address1: text('Please enter your address'),
    address2: z.string().trim().max(200).nullish(),
    city: text('Please enter your district', 100),
    state: text('Please choose your province', 100),
    postcode: text('Please enter your postcode', 20),
    country: z.string().length(2).default('TH'),
    phone: text('Please enter your phone number', 30),
    email: z.string().trim().max(200).nullish(),
  })
  .refine((address) => address.country !== 'TH' || /^\d{5}$/.test(address.postcode), {
    path: ['postcode'],
    message: 'Please enter a 5-digit postcode',
  })

/** The body of POST /checkout, which requires the header Idempotency-Key. */
export const PlaceOrder = z.object({
  billing: AddressForm.and(z.object({ email: z.email('Please enter a valid email address.') })),
  shipping: AddressForm,
  shippingMethod: z.string().min(1).max(50),
  paymentMethod: z.enum(paymentMethods),
  note: z.string().trim().max(1000).nullish(),
  expectedTotal: Baht.min(0).max(1_000_000_000),
})

export const BankAccount = z.object({
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  bankLogo: z.object({ alt: z.string(), sizes: Image.shape.sizes }).nullish(),
})
export const BankAccounts = z.array(BankAccount)

/** The response of GET /checkout/payment/omise-promptpay/{orderId}. */
export const PromptPay = z.object({
  image: z.string().nullish().meta({ description: 'A PNG as data: or https: address' }),
  status: z.enum(['pending', 'successful', 'failed', 'expired']),
  expiresAt: Instant.nullish(),
})

/** The response of GET and POST /checkout/payment/omise/{orderId}. */
export const CardPayment = z.object({
  status: z.enum(['due', 'pending', 'successful', 'failed', 'expired']),
  authorizeUri: z
    .string()
    .nullish()
    .meta({ description: 'Where the bank confirms a pending payment (3-D Secure)' }),
  message: z.string().nullish().meta({ description: 'Why the payment failed' }),
  publicKey: z.string().meta({ description: "The shop's public key for card tokens" }),
  scriptUrl: z.string().meta({ description: 'The script that makes card tokens' }),
})

/** The body of POST /checkout/payment/omise/{orderId}: a token of Omise, which stands for a card and is used once. */
export const PayByCard = z.object({
  token: z.string().regex(/^tokn_\w{1,80}$/, 'Invalid card token'),
})

/** The fields of POST /confirm-payment beside the slip (confirm-payment.fields). */
export const ConfirmPayment = z.object({
  name: text('Name is required'),
  phoneNumber: text('Phone number is required', 30),
  order: text('Order is required', 20).regex(/^\d+$/, 'Order number must be a number'),
  transferAmount: text('Transfer Amount is required', 20),
  bank: text('Bank transfer is required', 100),
})

/** Maximum size of a slip in bytes, inclusive (validation.confirm-payment.slip-size-limit). */
export const slipMaximumBytes = 2_097_152
export const slipTypes = ['image/jpeg', 'image/png', 'image/jpg'] as const
