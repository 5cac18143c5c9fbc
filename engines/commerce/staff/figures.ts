import { Instant } from '@vitrine/contract/common.ts'
import { z } from 'zod'

/** The periods of the figures, in days of Asia/Bangkok, with today as the last of 7 and of 30. */
export const figurePeriods = ['today', 'yesterday', '7-days', '30-days'] as const
export type FigurePeriod = (typeof figurePeriods)[number]

const Count = z.number().int()
const Satang = z.number().int().meta({ description: 'Satang' })

/** Sales of a time: an order counts when it is paid, a refund when it is requested. */
export const Sales = z.object({
  orders: Count.meta({ description: 'Orders that were paid' }),
  revenue: Satang.meta({ description: 'Their totals with VAT' }),
  tax: Satang.meta({ description: 'The VAT of these' }),
  refunds: Satang.meta({ description: 'Refunds of goods with VAT' }),
  refundTax: Satang.meta({ description: 'The VAT of these' }),
})
export type Sales = z.infer<typeof Sales>

const Totals = Sales.extend({
  average: Satang.meta({ description: 'Of a paid order; 0 without one' }),
  placed: Count.meta({ description: 'Orders that were placed, paid or not' }),
  bags: Count.meta({ description: 'Bags that were left with items in them' }),
})

/** The sales of a shop in a period. */
export const Figures = z.object({
  period: z.enum(figurePeriods),
  from: Instant,
  to: Instant.meta({ description: 'The end, which is not part of it' }),
  totals: Totals,
  previous: Totals.meta({ description: 'The same of as many days before' }),
  rows: z.array(
    Sales.extend({ time: z.string().meta({ description: 'A day, or an hour of one day' }) }),
  ),
  products: z.array(
    z.object({
      name: z.string(),
      code: z.string().nullable().meta({ description: 'null when it is no longer sold' }),
      pieces: Count,
      value: Satang.meta({ description: 'After discounts, with VAT' }),
    }),
  ),
  coupons: z.array(
    z.object({ code: z.string(), orders: Count, discount: Satang, revenue: Satang }),
  ),
  returns: z.array(z.object({ reason: z.string(), pieces: Count })),
})
export type Figures = z.infer<typeof Figures>

/** The share of bags that became orders, in percent, or null without any. */
export const cartConversion = ({
  placed,
  bags,
}: Pick<z.infer<typeof Totals>, 'placed' | 'bags'>): number | null =>
  placed + bags === 0 ? null : Math.round((100 * placed) / (placed + bags))
