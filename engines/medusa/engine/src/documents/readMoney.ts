import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { captureFields, capturesOf, type Paid } from '../orders/isUnpaid'
import { toSatang } from '../orders/placedTotals'

interface TaxedOrder extends Paid {
  items?: ({ tax_lines?: ({ rate: number } | null)[] | null } | null)[] | null
}

const fields = ['items.tax_lines.rate', ...captureFields]

/** The total that was paid for an order in satang, with the date of its last part, and the percentage of value added tax. */
export async function readMoney(container: MedusaContainer, orderId: string) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: 'order', fields, filters: { id: orderId } })
  const order = (data[0] ?? {}) as unknown as TaxedOrder
  const captures = capturesOf(order)
  const dates = captures.map(({ created_at }) => new Date(created_at).getTime())
  return {
    payment:
      captures.length > 0
        ? {
            amount: captures.reduce((sum, { amount }) => sum + toSatang(amount), 0),
            at: new Date(Math.max(...dates)),
          }
        : undefined,
    taxRate: Number(order.items?.[0]?.tax_lines?.[0]?.rate ?? 0),
  }
}
