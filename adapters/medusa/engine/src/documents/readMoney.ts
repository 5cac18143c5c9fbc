import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { moneyFields } from '../orders/moneyFields'

interface Entry {
  id: string
  amount: number
  created_at: string | Date
}

interface MedusaOrder {
  items?: ({ tax_lines?: ({ rate: number } | null)[] | null } | null)[] | null
  payment_collections?:
    | ({
        payments?: ({ captures?: Entry[] | null; refunds?: Entry[] | null } | null)[] | null
      } | null)[]
    | null
}

/** A sum in satang and when it moved. */
interface Moved {
  id: string
  amount: number
  at: Date
}

const fields = ['items.tax_lines.rate', ...moneyFields]

/** The total that was paid for an order, the refunds, oldest first, and the percentage of value added tax. */
export async function readMoney(container: MedusaContainer, orderId: string) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: 'order', fields, filters: { id: orderId } })
  const { items, payment_collections: collections } = (data[0] ?? {}) as unknown as MedusaOrder
  const payments = (collections ?? []).flatMap((each) => each?.payments ?? [])
  const captures = payments.flatMap((each) => each?.captures ?? []).map(toMoved)
  const refunds = payments.flatMap((each) => each?.refunds ?? []).map(toMoved)
  const byDate = (one: Moved, other: Moved) => one.at.getTime() - other.at.getTime()
  const last = captures.sort(byDate).at(-1)
  return {
    payment: last && {
      amount: captures.reduce((sum, { amount }) => sum + amount, 0),
      at: last.at,
    },
    refunds: refunds.sort(byDate),
    taxRate: Number(items?.[0]?.tax_lines?.[0]?.rate ?? 0),
  }
}

const toMoved = ({ id, amount, created_at }: Entry): Moved => ({
  id,
  amount: Math.round(Number(amount) * 100),
  at: new Date(created_at),
})
