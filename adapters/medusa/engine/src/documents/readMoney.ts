import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { captureFields } from '../orders/isUnpaid'
import { toSatang } from '../orders/placedTotals'

interface Entry {
  amount: number
  created_at: string | Date
}

interface MedusaOrder {
  items?: ({ tax_lines?: ({ rate: number } | null)[] | null } | null)[] | null
  payment_collections?:
    | ({
        payments?: ({ captures?: Entry[] | null } | null)[] | null
      } | null)[]
    | null
}

const fields = ['items.tax_lines.rate', ...captureFields]

/** The total that was paid for an order in satang, with the date of its last part, and the percentage of value added tax. */
export async function readMoney(container: MedusaContainer, orderId: string) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: 'order', fields, filters: { id: orderId } })
  const { items, payment_collections: collections } = (data[0] ?? {}) as unknown as MedusaOrder
  const captures = (collections ?? [])
    .flatMap((each) => each?.payments ?? [])
    .flatMap((each) => each?.captures ?? [])
  const dates = captures.map(({ created_at }) => new Date(created_at).getTime())
  return {
    payment:
      captures.length > 0
        ? {
            amount: captures.reduce((sum, { amount }) => sum + toSatang(amount), 0),
            at: new Date(Math.max(...dates)),
          }
        : undefined,
    taxRate: Number(items?.[0]?.tax_lines?.[0]?.rate ?? 0),
  }
}
