import { Instant } from '@vitrine/contract/common.ts'
import { Address } from '@vitrine/contract/orders.ts'
import { z } from 'zod'
import { OrderRow } from './orders.ts'

const Satang = z.number().int().meta({ description: 'Satang' })

/** One row of the list of customers with an account. */
export const CustomerRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  since: Instant,
  orders: z.number().int().meta({ description: 'Orders that were not cancelled' }),
  spent: Satang.meta({ description: 'Paid orders without refunds' }),
})
export type CustomerRow = z.infer<typeof CustomerRow>

/** A customer as staff see one, to answer. */
export const StaffCustomer = CustomerRow.extend({
  isEmailVerified: z.boolean(),
  language: z.string(),
  orderRows: z.array(OrderRow).meta({ description: 'The newest 200' }),
  addresses: z.array(z.object({ isDefault: z.boolean(), address: Address })),
  coupons: z.array(
    z.object({ code: z.string(), order: z.string(), discount: Satang, used: Instant }),
  ),
  consents: z
    .array(z.object({ brand: z.string(), requested: Instant, confirmed: Instant.nullable() }))
    .meta({ description: 'Newsletters that were requested with the verified address' }),
})
export type StaffCustomer = z.infer<typeof StaffCustomer>

/** The tables that managers may export. */
export const exportedTables = [
  'orders',
  'lines',
  'refunds',
  'customers',
  'newsletter',
  'products',
] as const
export type ExportedTable = (typeof exportedTables)[number]
