import { z } from 'zod'
import { Instant } from './common.ts'
import { Address } from './orders.ts'

/** Roles of staff: they serve orders, do everything, or edit the catalogue without seeing customers. */
export const staffRoles = ['staff', 'manager', 'editor'] as const
export const StaffRole = z.enum(staffRoles)
export type StaffRole = z.infer<typeof StaffRole>

/** The minimum length of a password of staff. */
export const minStaffPassword = 12

export const StaffLogin = z.object({
  login: z.string().trim().toLowerCase().min(1, 'Enter your name').max(60),
  password: z.string().min(1, 'Enter your password').max(200),
})

/** The body of POST /staff/password: the token of a link, and the password that it sets. */
export const SetStaffPassword = z.object({
  token: z.string().max(100),
  password: z
    .string()
    .min(minStaffPassword, `Use at least ${minStaffPassword} characters`)
    .max(200),
})

/** A member of staff, as a manager sees it. */
export const StaffMember = z.object({
  login: z.string(),
  name: z.string(),
  role: StaffRole,
  hasPassword: z.boolean(),
  isDisabled: z.boolean(),
})
export type StaffMember = z.infer<typeof StaffMember>

/** The member who is signed in. */
export const StaffSession = StaffMember.pick({ login: true, name: true, role: true }).extend({
  isContentOnly: z
    .boolean()
    .meta({ description: 'Whether another engine sells, which has its own back office' }),
})
export type StaffSession = z.infer<typeof StaffSession>

/** One row of the list of orders. */
export const OrderRow = z.object({
  order: z.string(),
  placed: Instant,
  customer: z.string(),
  payment: z.string(),
  status: z.string().meta({ description: 'Its label' }),
  total: z.string(),
  owed: z
    .string()
    .nullable()
    .meta({ description: 'The amount to be returned; null if nothing is' }),
  isSlipUsed: z
    .boolean()
    .meta({ description: 'Whether a slip of it was sent for another order too' }),
})
export type OrderRow = z.infer<typeof OrderRow>

export const OrderRows = z.object({ rows: z.array(OrderRow), total: z.number().int() })

/** One row of the list of refunds. */
export const RefundRow = z.object({
  refund: z
    .string()
    .meta({ description: 'Its number; a dash for a payment that is due without a refund' }),
  order: z.string(),
  amount: z.string(),
  method: z.string().meta({ description: 'hand or provider' }),
  state: z.string(),
  since: Instant,
  note: z.string(),
})
export type RefundRow = z.infer<typeof RefundRow>

/** One row of the list of returns. */
export const ReturnRow = z.object({
  return: z.string(),
  order: z.string(),
  state: z.string(),
  since: Instant,
  pieces: z.string(),
})
export type ReturnRow = z.infer<typeof ReturnRow>

/** One row of the list of emails. */
export const EmailRow = z.object({
  email: z.string(),
  written: Instant,
  to: z.string(),
  subject: z.string(),
  state: z.string(),
  canRetry: z.boolean().meta({ description: 'Whether its last attempt failed' }),
})
export type EmailRow = z.infer<typeof EmailRow>

/** A variation with its stock. */
export const StockRow = z.object({
  sku: z.string(),
  product: z.string(),
  code: z.string(),
  choices: z.string(),
  stock: z.number().int(),
  isHidden: z.boolean(),
})
export type StockRow = z.infer<typeof StockRow>

/** A slip that awaits its check: what the shopper wrote beside what the order costs. */
export const SlipRow = z.object({
  order: z.string(),
  customer: z.string(),
  total: z.string(),
  claimed: z.string().meta({ description: 'The amount that the shopper wrote' }),
  isExact: z.boolean(),
  bank: z.string(),
  since: Instant,
  image: z.string().meta({ description: 'The path of the image of the slip' }),
  usedFor: z.array(z.string()).meta({ description: 'Other orders with the same image' }),
  version: z.number().int().meta({ description: 'Of the order, for `seen`' }),
})
export type SlipRow = z.infer<typeof SlipRow>

const queue = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: z.number().int(), rows: z.array(row) })

/** The work that waits: how much, and its first rows, those that have waited for longest first. */
export const WorkQueues = z.object({
  slips: queue(SlipRow),
  packing: queue(OrderRow),
  sending: queue(OrderRow),
  returns: queue(ReturnRow),
  refunds: queue(RefundRow),
  emails: queue(EmailRow),
  stock: queue(StockRow),
})
export type WorkQueues = z.infer<typeof WorkQueues>

const Satang = z.number().int().meta({ description: 'Satang' })

/** Everything that staff need to ship and answer. */
export const StaffOrder = z.object({
  order: z.string(),
  version: z.number().int().meta({
    description: 'Changes with each event of the order; sent as `seen` with the next step',
  }),
  status: z.string(),
  statusLabel: z.string(),
  placed: Instant,
  paid: Instant.nullable(),
  paymentMethod: z.string(),
  paymentTitle: z.string(),
  paymentDeadline: Instant,
  deliveryTitle: z.string(),
  isAccount: z.boolean().meta({ description: 'Whether a customer with an account placed it' }),
  billing: Address,
  shipping: Address,
  note: z.string().nullable(),
  lines: z.array(
    z.object({
      line: z.number().int(),
      sku: z.string().nullable().meta({ description: 'null when it is no longer sold' }),
      name: z.string(),
      choices: z.array(z.object({ name: z.string(), value: z.string() })),
      image: z.string().nullable(),
      quantity: z.number().int(),
      restocked: z.number().int(),
      price: Satang,
      discount: Satang,
    }),
  ),
  subTotal: Satang,
  discountTotal: Satang,
  shippingTotal: Satang,
  giftWrap: z
    .object({ price: Satang, message: z.string() })
    .nullable()
    .meta({ description: 'Its gift wrapping, and the message on the card' }),
  total: Satang,
  coupons: z.array(z.object({ code: z.string(), discount: Satang })),
  books: z.object({
    received: Satang,
    goods: Satang,
    returned: Satang,
    owed: Satang,
    difference: Satang,
    isWrong: z.boolean(),
  }),
  refundable: Satang.meta({ description: 'What is left of what paid the goods' }),
  charges: z.array(
    z.object({
      reference: z.string(),
      status: z.string(),
      amount: Satang,
      failure: z.string().nullable(),
    }),
  ),
  slips: z.array(
    z.object({
      at: Instant,
      amount: Satang,
      bank: z.string(),
      name: z.string(),
      phone: z.string(),
      file: z.string(),
      image: z.string(),
      usedFor: z.array(z.string()),
    }),
  ),
  documents: z.array(
    z.object({ number: z.string(), issued: Instant, amount: Satang, tax: Satang }),
  ),
  refunds: z.array(
    z.object({
      id: z.number().int(),
      amount: Satang,
      method: z.string(),
      status: z.string(),
      reason: z.string().nullable(),
      failure: z.string().nullable(),
    }),
  ),
  shipments: z.array(
    z.object({
      carrier: z.string(),
      trackingNumber: z.string(),
      trackingUrl: z.string().nullable(),
      sent: Instant,
    }),
  ),
  returns: z.array(
    z.object({
      id: z.number().int(),
      status: z.string(),
      requested: Instant,
      note: z.string().nullable(),
      lines: z.array(z.object({ name: z.string(), pieces: z.number().int(), reason: z.string() })),
    }),
  ),
  history: z.array(
    z.object({
      at: Instant,
      who: z.string(),
      event: z.string(),
      from: z.string().nullable(),
      to: z.string(),
      note: z.string().nullable(),
    }),
  ),
  actions: z
    .array(z.string())
    .meta({ description: 'Steps that its status allows, such as approve, pack, send or refund' }),
})
export type StaffOrder = z.infer<typeof StaffOrder>

/** One row of the records of staff. */
export const AuditRow = z.object({
  at: Instant,
  staff: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.string(),
  outcome: z.string().meta({ description: 'done, or why it was rejected' }),
})
export type AuditRow = z.infer<typeof AuditRow>

const Price = z.number().int().min(1).max(10_000_000).meta({ description: 'Whole baht' })

/** The price of a variation, and its sale with the days on which it begins and ends. */
export const PriceEdit = z
  .object({
    sku: z.string().min(1).max(100),
    regularPrice: Price,
    salePrice: Price.nullable(),
    from: Instant.nullable().meta({ description: 'When the sale begins; null: it has begun' }),
    to: Instant.nullable().meta({ description: 'When the sale ends; null: it does not' }),
  })
  .refine(({ salePrice, regularPrice }) => salePrice === null || salePrice < regularPrice, {
    path: ['salePrice'],
    message: 'A sale price is below the regular price',
  })
  .refine(({ from, to }) => from === null || to === null || from < to, {
    path: ['to'],
    message: 'A sale ends after it has begun',
  })
export type PriceEdit = z.infer<typeof PriceEdit>

const Share = z.number().min(0).max(1)

/** A photograph of a product, in its place among the others. */
export const PhotographUse = z.object({
  id: z.string().regex(/^[0-9a-f]{20}$/),
  alt: z.string().trim().min(1, 'Describe the photograph').max(200),
  x: Share.meta({ description: 'The point that crops keep, as a share of the width …' }),
  y: Share.meta({ description: '… and of the height' }),
  colour: z
    .string()
    .max(60)
    .nullable()
    .meta({ description: 'The colour that it shows; null: all' }),
})
export type PhotographUse = z.infer<typeof PhotographUse>

const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens')

/** A product that is made in the back office. It is hidden until it has a photograph and is shown. */
export const NewProduct = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9-]{1,30}$/, 'Use letters, digits and hyphens'),
  slug: Slug.max(80),
  name: z.string().trim().min(1, 'Enter a name').max(120),
  brand: Slug,
  categories: z.array(Slug).min(1, 'Choose a category').max(10),
  description: z.string().trim().min(1, 'Enter a description').max(5000),
  composition: z.string().trim().max(500),
  price: Price,
  colours: z.array(Slug).min(1, 'Choose a colour').max(20),
  sizes: z
    .array(
      z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9./ ]{1,12}$/),
    )
    .max(20),
})
export type NewProduct = z.infer<typeof NewProduct>

/** One row of the list of products. */
export const ProductRow = z.object({
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  price: z.string(),
  stock: z.number().int(),
  isHidden: z.boolean(),
})
export type ProductRow = z.infer<typeof ProductRow>

const NamedSlug = z.object({ slug: z.string(), name: z.string() })

/** A product as editors change it. */
export const StaffProduct = z.object({
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  version: z.number().int().meta({ description: 'Grows with each change; sent as `seen`' }),
  isHidden: z.boolean(),
  colours: z.array(NamedSlug),
  variations: z.array(PriceEdit.safeExtend({ choices: z.string(), now: Price })),
  photographs: z.array(PhotographUse.extend({ image: z.string() })),
})
export type StaffProduct = z.infer<typeof StaffProduct>

/** The choices for a new product. */
export const ProductChoices = z.object({
  brands: z.array(NamedSlug),
  categories: z.array(NamedSlug),
  colours: z.array(NamedSlug),
})
