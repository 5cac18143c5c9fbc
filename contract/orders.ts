import { z } from 'zod'
import { Cart } from './cart.ts'
import { Baht, Image, ImageSizes, Instant } from './common.ts'
import { emailInvalid, isEmail } from './email.ts'
import { link, text as optionalText, wholeList } from './readingHints.ts'
import { maxRequestedQuantity } from './rules/lineQuantity.ts'

/** The statuses of an order (orders.status.values); unknown ones are passed through and get a neutral badge. */
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

/** Payment methods beside those of the specification, by the ids that they have in WooCommerce. */
export const furtherMethods = [
  'omise_mobilebanking',
  'omise_truemoney',
  'omise_rabbit_linepay',
  'omise_installment',
  'cod',
] as const

/** Ids of payment methods without the name of a provider, which readers accept like the others. */
export const neutralMethods = {
  omise: 'card',
  omise_internetbanking: 'internet_banking',
  omise_promptpay: 'promptpay',
  omise_mobilebanking: 'mobile_banking',
  omise_truemoney: 'truemoney',
  omise_rabbit_linepay: 'rabbit_line_pay',
  omise_installment: 'installments',
  cod: 'cash_on_delivery',
} as const

type MethodId = (typeof paymentMethods | typeof furtherMethods)[number]

const specifiedMethods = new Map<string, MethodId>(
  Object.entries(neutralMethods).map(([id, name]) => [name, id as MethodId]),
)

/** The id of a payment method, or its neutral name, which is read as the id. */
const PaymentMethodId = z.string().overwrite((id) => specifiedMethods.get(id) ?? id)

/** The tabs of the order history. */
export const orderTabs = [
  'all',
  'cancel-refunded',
  'completed',
  'pending-payment',
  'processing',
] as const

/**
 * A shipping or billing address, with `country` in ISO 3166-1 alpha-2, `state` as the name of a province, and `store`
 * for an order that is collected.
 */
export const Address = z.object({
  firstName: optionalText(),
  lastName: optionalText(),
  company: z.string().nullish(),
  taxId: z.string().nullish().describe("The buyer's tax id, 13 digits"),
  taxBranch: z
    .string()
    .nullish()
    .describe("The branch of the buyer's company, five digits; `00000` for its head office"),
  address1: optionalText(),
  address2: z.string().nullish(),
  subdistrict: z.string().nullish().describe('If it is known apart from address2'),
  city: optionalText('In Thailand, the district'),
  state: optionalText('The name of a province'),
  postcode: optionalText(),
  country: optionalText('ISO 3166-1 alpha-2'),
  phone: z.string().nullish().describe('E.164 in the embedded CMS'),
  email: z.string().nullish(),
  store: z
    .string()
    .nullish()
    .describe(
      "Of the shipping address of an order that is collected: the slug of the store, whose name is address1. The name and the phone are the shopper's",
    ),
})
export type Address = z.infer<typeof Address>

/** An address of a customer's address book. */
export const SavedAddress = z.object({
  id: z.string(),
  isDefault: z.boolean().describe('Whether the checkout starts with it; true for at most one'),
  address: Address,
})
export type SavedAddress = z.infer<typeof SavedAddress>

/** The response of all calls of the address book: the whole of it, the default first. */
export const SavedAddresses = z.object({
  data: z.array(SavedAddress).describe('The default first'),
})

const isTyped = z
  .boolean()
  .nullish()
  .describe('Whether the shopper typed the value, which is never translated')

/** Another size of a piece, in stock, that can be sent in its place. */
export const Exchange = z.object({
  id: z.string().describe("The variation's id"),
  label: z.string().describe('Such as M'),
})
export type Exchange = z.infer<typeof Exchange>

export const OrderItem = z.object({
  line: z.string().nullish().describe('Identifies the item in a return'),
  returnable: z
    .number()
    .int()
    .min(0)
    .nullish()
    .describe('How many of its pieces can be returned now'),
  exchanges: z
    .array(Exchange)
    .nullish()
    .describe('The sizes, in stock, for which its pieces can be exchanged now'),
  productId: z
    .string()
    .nullish()
    .describe(
      'The id of the product, for its present card; without it, the slug in `permalink` identifies it',
    ),
  name: z.string(),
  permalink: link('Absent when the product no longer exists').nullish(),
  image: Image.nullish(),
  price: Baht.describe('For one piece'),
  quantity: z.number().int().min(1),
  total: Baht,
  productType: optionalText(),
  variationAttributes: z
    .array(
      z.object({
        name: optionalText(),
        value: optionalText('Several values are read as one text'),
        isText: isTyped,
      }),
    )
    .describe('Display texts'),
})

/** Money of an order that goes back, or went back. */
export const Refund = z.object({
  id: z.string().describe('Its number, which support can look up'),
  amount: z.number().positive().describe('Thai baht with at most two decimals, unlike prices'),
  status: z
    .string()
    .describe(
      '`requested`, `sent` (the provider has not confirmed it), `done` or `failed`; others are accepted',
    ),
  reason: z
    .string()
    .describe(
      '`order`: what was paid for the goods; `payment`: money that the order could not take',
    ),
  requestedDate: Instant,
  settledDate: Instant.nullish().describe('When it was done or failed'),
})
export type Refund = z.infer<typeof Refund>

/** The reasons for which an item is returned. */
export const returnReasons = [
  'too_small',
  'too_large',
  'not_as_expected',
  'faulty',
  'wrong_item',
  'changed_mind',
] as const

/** Pieces of an item of an order. */
const OrderPieces = z.object({
  name: z.string(),
  variationAttributes: z.array(z.object({ name: z.string(), value: z.string(), isText: isTyped })),
  quantity: z.number().int().min(1),
})

/** A request to return pieces of an order. */
export const Return = z.object({
  id: z.string().describe('Its number, which support can look up'),
  status: z
    .string()
    .describe('`requested`, `approved`, `rejected`, `received` or `refunded`; others are accepted'),
  requestedDate: Instant,
  note: z.string().nullish().describe('What staff wrote to the shopper'),
  label: z
    .array(z.string())
    .nullish()
    .describe('The lines of the label for the parcel, once it is approved'),
  items: z.array(
    OrderPieces.extend({
      reason: z.string(),
      exchange: z
        .string()
        .nullish()
        .describe('The size that is sent instead; absent if the money goes back'),
    }),
  ),
})
export type Return = z.infer<typeof Return>

/** The shopper's bank account, to which staff return money that no payment provider can. */
export const RefundAccount = z.object({
  bank: z.string().trim().min(1).max(60),
  accountName: z.string().trim().min(1).max(120),
  accountNumber: z.string().regex(/^\d{10,15}$/),
})
export type RefundAccount = z.infer<typeof RefundAccount>

/** The body of POST /orders/{id}/returns, which requires the header Idempotency-Key. */
export const RequestReturn = z.object({
  items: z
    .array(
      z.object({
        line: z.string().max(100).describe('`line` of an item of the order'),
        quantity: z.number().int().min(1).max(maxRequestedQuantity),
        reason: z.enum(returnReasons),
        exchange: z
          .string()
          .max(100)
          .nullish()
          .describe('The id of one of the `exchanges` of the item; without it the money goes back'),
      }),
    )
    .min(1)
    .max(100),
  refundAccount: RefundAccount.nullish().describe(
    'For an order that was paid by transfer or on delivery',
  ),
})

/** A parcel in which an order, or a part of it, was sent. */
export const Shipment = z.object({
  carrier: z.string().describe('Its name for shoppers'),
  trackingNumber: z.string(),
  trackingUrl: z
    .string()
    .nullish()
    .describe("The carrier's page about the parcel; only https addresses are shown"),
  sentDate: Instant,
  items: z.array(OrderPieces).nullish().describe('What is in it; absent if the CMS does not say'),
})
export type Shipment = z.infer<typeof Shipment>

/** The steps of an order's timeline; readers ignore unknown ones. */
export const orderSteps = [
  'placed',
  'paid',
  'packed',
  'sent',
  'delivered',
  'collected',
  'cancelled',
  'refunded',
] as const

/** A step that an order has taken or will take. */
export const OrderStep = z.object({
  step: z.string().meta({
    description: `${orderSteps.map((step) => `\`${step}\``).join(', ')}; others are ignored`,
  }),
  date: Instant.nullish().describe('Absent while the step is to come'),
})

/** The response of GET /orders/{id} and POST /checkout. */
export const Order = z.object({
  orderId: z.string().describe('Digits only'),
  createdDate: Instant,
  status: z.string().describe('An unknown status is shown as it is'),
  total: Baht,
  subTotal: Baht,
  discountTotal: Baht,
  shippingTotal: Baht,
  shippingTax: Baht,
  totalTax: Baht,
  paymentMethod: PaymentMethodId.describe(
    '`bacs`, `omise`, `omise_internetbanking`, `omise_promptpay`, `omise_mobilebanking`, `omise_truemoney`, `omise_rabbit_linepay`, `omise_installment` or `cod`; an unknown method is accepted',
  ),
  paymentMethodTitle: optionalText(),
  billing: Address,
  shipping: Address,
  orderItems: wholeList(OrderItem),
  invoicePermalink: z.string().nullish().describe('Path of the invoice, once there is one'),
  paymentPermalink: z
    .string()
    .nullish()
    .describe('Where the order is paid, while it waits for its money; for a guest with the `key`'),
  paymentDeadline: Instant.nullish().describe(
    'While it waits for its money: when it is cancelled without',
  ),
  arrivesFrom: z.iso
    .date()
    .nullish()
    .describe(
      'While it is not sent: the first day in Bangkok on which it arrives; of an unpaid order if it is paid today',
    ),
  arrivesOn: z.iso.date().nullish().describe('The last day, as arrivesFrom'),
  accessKey: z
    .string()
    .nullish()
    .describe('For the order of a guest: the `key` that lets the guest read it'),
  note: z.string().nullish(),
  giftWrap: z
    .object({ price: Baht, message: z.string() })
    .nullish()
    .describe(
      'Its gift wrapping: the price, which is part of the total, and the message on the card, which may be empty',
    ),
  refunds: z.array(Refund).nullish().describe('Oldest first'),
  timeline: z
    .array(OrderStep)
    .nullish()
    .describe('The steps of the order in their order. Without it the shop shows no progress'),
  shipments: z.array(Shipment).nullish().describe('The parcels, oldest first'),
  returnableUntil: Instant.nullish().describe(
    'Until when pieces can be returned; absent if none can, or the CMS does not offer returns',
  ),
  returns: z.array(Return).nullish().describe('Oldest first'),
  canOrderAgain: z
    .boolean()
    .nullish()
    .describe(
      'Whether `POST /orders/{id}/again` is offered for this order; without it the shop does not offer it',
    ),
  canCreateAccount: z
    .boolean()
    .nullish()
    .describe(
      'Whether `POST /orders/{id}/account` is offered for this order; without it the shop does not offer it',
    ),
})

/** Money that arrived for an order, or that goes back. */
export const PaymentEntry = z.object({
  id: z.string(),
  orderId: z.string(),
  kind: z.string().describe('`payment` or `refund`'),
  status: z
    .string()
    .describe(
      'Of a payment `received` or `unusable` (the order could not take it), of a refund `pending`, `done` or `failed`',
    ),
  amount: z.number().positive().describe('Baht with at most two decimals'),
  methodTitle: z.string(),
  date: Instant.describe('When it arrived; of a refund, when it was settled or, before, requested'),
})
export type PaymentEntry = z.infer<typeof PaymentEntry>

/** The response of GET /payments, newest first. */
export const PaymentEntries = z.object({ data: z.array(PaymentEntry) })

/** A coupon that a customer can use or has used. */
export const CustomerCoupon = z.object({
  code: z.string(),
  description: z.string(),
  status: z.string().describe('`available` or `used`'),
  minimum: Baht.nullish().describe('The minimum total of items'),
  expiresDate: Instant.nullish(),
  orderId: z.string().nullish().describe('The order that used it'),
  discount: z
    .number()
    .nullish()
    .describe('What the order saved, in baht with at most two decimals'),
  usedDate: Instant.nullish(),
})
export type CustomerCoupon = z.infer<typeof CustomerCoupon>

/** The response of GET /coupons: the available ones first. */
export const CustomerCoupons = z.object({ data: z.array(CustomerCoupon) })

/** The response of POST /orders/{id}/again. */
export const OrderAgain = z.object({
  cart: Cart,
  added: z.number().int().min(0).describe('Pieces of the order that the cart has now'),
  unavailable: z
    .array(
      OrderItem.pick({ name: true, variationAttributes: true }).extend({
        quantity: z.number().int().min(1).describe('Pieces that are not in the cart'),
      }),
    )
    .describe('Items of which `quantity` pieces are not in the cart'),
})

/** The body of POST /orders/{id}/link: the email address or the phone number of the order. */
export const OrderLink = z
  .object({
    email: z.string().trim().max(200).nullish(),
    phone: z.string().trim().max(30).nullish(),
  })
  .refine(({ email, phone }) => email || phone, {
    path: ['email'],
    message: 'Please enter your email',
  })
  .refine(({ email }) => !email || isEmail(email), { path: ['email'], message: emailInvalid })

export type Order = z.infer<typeof Order>

export const Orders = z.object({ success: z.boolean(), data: z.array(Order) })

/** The response of GET /checkout. */
export const Checkout = z.object({
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
  states: z
    .array(z.object({ country: z.string(), code: z.string(), name: z.string() }))
    .describe(
      'The names may depend on `lang`; a request may have a name in any language, or the code',
    ),
  hasAreas: z
    .boolean()
    .nullish()
    .describe(
      'Whether the CMS has `GET /checkout/areas`, by which the shop completes addresses in Thailand',
    ),
  giftWrap: z
    .object({
      price: Baht,
      maxLength: z
        .number()
        .int()
        .min(0)
        .describe('Maximum number of characters of the message on the card'),
    })
    .nullish()
    .describe(
      'Gift wrapping that can be chosen by `PUT /cart/gift-wrap`; the price is 0 if it is free',
    ),
  shippingMethods: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      price: Baht,
      freeFrom: Baht.nullish().describe(
        'The value of the items, after discounts, from which it is free',
      ),
      provinces: z
        .array(z.string())
        .nullish()
        .describe('The names of the states to which it delivers, all without it'),
      stores: z
        .array(
          z.object({
            slug: z.string(),
            name: z.string(),
            address: z.string(),
            hours: z.string().nullish(),
          }),
        )
        .nullish()
        .describe('Where it is collected: an order names one, and needs no delivery address'),
      orderBefore: Instant.nullish().describe(
        'Ordered and paid before this, it arrives on `arrivesOn`',
      ),
      arrivesFrom: z.iso
        .date()
        .nullish()
        .describe('The first day in Bangkok on which it arrives if it is paid today'),
      arrivesOn: z.iso.date().nullish().describe('The last day, as arrivesFrom'),
    }),
  ),
  paymentMethods: z.array(
    z.object({
      id: PaymentMethodId,
      title: z.string(),
      description: z.string(),
      minTotal: Baht.nullish().describe('The lowest total that the method can take'),
      maxTotal: Baht.nullish().describe('The highest total that the method can take'),
      isForDelivery: z
        .boolean()
        .nullish()
        .describe('Whether it is not offered for an order that is collected'),
    }),
  ),
  addresses: z.object({
    billing: Address.nullish().describe('Used last by the signed-in customer'),
    shipping: Address.nullish().describe(
      "The default of the customer's address book, or the address used last",
    ),
    saved: z.array(SavedAddress).nullish().describe("The customer's address book"),
  }),
})

const text = (message: string, maximum = 200) => z.string().trim().min(1, message).max(maximum)

const optional = (maximum: number) => z.string().trim().max(maximum).default('')

/** A person with or without an address, which an order that is collected does not need. */
export const RecipientForm = z.object({
  firstName: text('Please enter your first name', 100),
  lastName: optional(100),
  company: z.string().trim().max(200).nullish(),
  taxId: z.string().trim().max(30).nullish(),
  taxBranch: z.string().trim().max(30).nullish(),
  address1: optional(200),
  address2: z.string().trim().max(200).nullish(),
  subdistrict: z.string().trim().max(100).nullish(),
  city: optional(100),
  state: optional(100),
  postcode: optional(20),
  country: z.string().length(2).default('TH'),
  phone: text('Please enter your phone number', 30),
  email: z.string().trim().max(200).nullish(),
  isAreaConfirmed: z
    .boolean()
    .nullish()
    .describe('Accepts parts that the areas of the shop do not have together; not stored'),
})

/** Messages of an address that is not complete. */
export const addressMissing = {
  address1: 'Please enter your address',
  city: 'Please enter your district',
  state: 'Please choose your province',
  postcode: 'Please enter your postcode',
}
export const postcodeInvalid = 'Please enter a 5-digit postcode'
export const isPostcode = ({ country, postcode }: { country: string; postcode: string }): boolean =>
  country !== 'TH' || /^\d{5}$/.test(postcode)

/** An address as entered by a shopper, with a postcode in the format of its country. */
export const AddressForm = RecipientForm.extend({
  address1: text(addressMissing.address1),
  city: text(addressMissing.city, 100),
  state: text(addressMissing.state, 100),
  postcode: text(addressMissing.postcode, 20),
}).refine(isPostcode, { path: ['postcode'], message: postcodeInvalid })

/** The body of POST /addresses and PUT /addresses/{id}. */
export const SaveAddress = z.object({
  address: AddressForm,
  isDefault: z
    .boolean()
    .default(false)
    .describe('Whether it becomes the default instead of another'),
})

/**
 * The body of POST /checkout, which requires the header Idempotency-Key, and addresses unless the order has a store.
 */
export const PlaceOrder = z.object({
  billing: RecipientForm.extend({
    email: z.string().trim().refine(isEmail, emailInvalid),
  }),
  shipping: RecipientForm,
  shippingMethod: z.string().min(1).max(50).describe('An id of `GET /checkout`'),
  store: z
    .string()
    .min(1)
    .max(200)
    .nullish()
    .describe('The slug of a store of the method; without it, the first one'),
  paymentMethod: z
    .enum([...paymentMethods, ...furtherMethods, ...Object.values(neutralMethods)])
    .transform((id) => specifiedMethods.get(id) ?? (id as MethodId)),
  note: z.string().trim().max(1000).nullish(),
  expectedTotal: Baht.min(0).max(1_000_000_000).describe('The total that the shopper saw'),
})

export const BankAccount = z.object({
  bankName: optionalText(),
  accountName: optionalText(),
  accountNumber: z.string(),
  bankLogo: z
    .object({ alt: optionalText(), sizes: ImageSizes })
    .nullish()
    .describe('Sizes as in an Image'),
})
export const BankAccounts = z.array(BankAccount)

/** The response of GET /checkout/payment/omise-promptpay/{orderId}, by its neutral name GET /checkout/payment/promptpay/{orderId}. */
export const PromptPay = z.object({
  image: z
    .string()
    .nullish()
    .describe(
      'The QR code as a PNG, by a data, http or https address or a path; a PromptPay code (EMVCo) for exactly the total',
    ),
  status: z.enum(['pending', 'successful', 'failed', 'expired']),
  expiresAt: Instant.nullish(),
  payee: z.string().nullish().describe('Whose name banking apps show before the payment'),
})

/** The response of GET and POST /checkout/payment/omise/{orderId}, by its neutral name /checkout/payment/card/{orderId}. */
export const CardPayment = z.object({
  status: z
    .enum(['due', 'pending', 'successful', 'failed', 'expired'])
    .describe('`due`: no card has been charged yet'),
  authorizeUri: z
    .string()
    .nullish()
    .describe(
      'Where the bank confirms a pending payment (3-D Secure); it returns to `/checkout/order-received/{orderId}`',
    ),
  message: z.string().nullish().describe('Why the payment failed'),
  publicKey: z.string().describe("The shop's public key for card tokens"),
  scriptUrl: z.string().describe('The address of Omise.js'),
})

/** The body of POST /checkout/payment/omise/{orderId}: a token of Omise, which stands for a card and is used once. */
export const PayByCard = z.object({
  token: z.string().regex(/^tokn_\w{1,80}$/, 'Invalid card token'),
})

/**
 * The response of GET and POST /checkout/payment/omise-redirect/{orderId}, by its neutral name
 * /checkout/payment/redirect/{orderId}: a payment that the shopper confirms at a bank or in an app.
 */
export const RedirectPayment = CardPayment.omit({ publicKey: true, scriptUrl: true }).extend({
  authorizeUri: z
    .string()
    .nullish()
    .describe(
      'Where a pending payment is confirmed; it returns to `/checkout/order-received/{orderId}`',
    ),
  sources: z
    .array(z.object({ id: z.string(), title: z.string(), text: z.string().nullish() }))
    .describe('What can be chosen, such as banks, or banks and months'),
})

/** The body of POST /checkout/payment/omise-redirect/{orderId}: an id of the sources. */
export const PayByRedirect = z.object({ source: z.string().min(1).max(60) })

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

/** A sub-district, with the parts of an address that belong to it, as an Address has them. */
export const Area = z.object({
  subdistrict: z.string().describe('As an Address has them'),
  district: z.string().describe('As an Address has them'),
  province: z.string().describe('The name of one of the states'),
  postcode: z.string().describe('As an Address has them'),
  localName: z
    .string()
    .nullish()
    .describe(
      'The three names in the other language, by which the form accepts them too: in Thai with spaces between them, or for `lang=th` in English with commas',
    ),
})

/** The response of GET /checkout/areas, which a CMS may leave out. */
export const Areas = z.array(Area)
