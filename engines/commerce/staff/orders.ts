import { Instant } from '@vitrine/contract/common.ts'
import { Address } from '@vitrine/contract/orders.ts'
import { z } from 'zod'
import { StockRow } from './catalogue.ts'

/** The fields of an address by their labels in the back office. */
export const addressLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  address1: 'Address',
  address2: 'Building, floor',
  subdistrict: 'Sub-district',
  city: 'District',
  state: 'Province',
  postcode: 'Postcode',
  phone: 'Phone',
  email: 'Email',
  taxId: 'Tax id',
  taxBranch: 'Branch',
} as const satisfies { [Field in keyof Address]?: string }

const version = z.number().int().meta({ description: 'Of the order, for `seen`' })

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
  unsent: z.number().int().nullable().meta({
    description: 'Pieces that are still to be sent, once a parcel of it was sent; null otherwise',
  }),
  version,
})
export type OrderRow = z.infer<typeof OrderRow>

export const OrderRows = z.object({ rows: z.array(OrderRow), total: z.number().int() })

const account = z.string().meta({
  description: 'Where the shopper wants a refund by hand; empty if not asked, and once it is made',
})

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
  account,
  version,
})
export type RefundRow = z.infer<typeof RefundRow>

/** One row of the list of returns. */
export const ReturnRow = z.object({
  return: z.string(),
  order: z.string(),
  state: z.string(),
  since: Instant,
  pieces: z.string(),
  version,
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
  version: z.number().int().meta({ description: 'Its attempts, for `seen`' }),
})
export type EmailRow = z.infer<typeof EmailRow>

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
  version,
})
export type SlipRow = z.infer<typeof SlipRow>

const queue = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: z.number().int(), rows: z.array(row) })

/** Pending work: how much, and its first rows, those that have waited for longest first. */
export const WorkQueues = z.object({
  slips: queue(SlipRow),
  packing: queue(OrderRow).meta({ description: 'Paid orders to pack' }),
  cash: queue(OrderRow).meta({ description: 'Orders to pack that are paid on delivery' }),
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
      restockable: z.number().int().meta({
        description: 'Its pieces that are neither back nor in a return that has not ended',
      }),
      returned: z.number().int().meta({ description: 'Its pieces that are back or refunded' }),
      unsent: z.number().int().meta({ description: 'Its pieces that are still to be sent' }),
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
      id: z.number().int(),
      carrier: z.string(),
      trackingNumber: z.string(),
      trackingUrl: z.string().nullable(),
      sent: Instant,
      lines: z
        .array(z.object({ line: z.number().int(), pieces: z.number().int(), text: z.string() }))
        .meta({ description: 'What is in it, also in words' }),
    }),
  ),
  notes: z
    .array(z.object({ at: Instant, who: z.string(), text: z.string() }))
    .meta({ description: 'What colleagues wrote about it, which shoppers do not see' }),
  returns: z.array(
    z.object({
      id: z.number().int(),
      status: z.string(),
      requested: Instant,
      note: z.string().nullable(),
      refund: z.number().int().nullable().meta({ description: 'The number of its refund' }),
      account,
      lines: z.array(
        z.object({
          name: z.string(),
          pieces: z.number().int(),
          reason: z.string(),
          exchange: z.string().nullable().meta({
            description: 'The size that is put aside to be sent instead; null for a refund',
          }),
        }),
      ),
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
