import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { ShippingMethod } from './placing'

interface Option {
  id: string
  name: string
  type?: { code: string } | null
  data?: { provinces?: string[] | null } | null
  prices: {
    amount: number
    currency_code: string
    price_rules?: { attribute: string; operator: string; value: string }[]
  }[]
}

const fields = [
  'id',
  'name',
  'type.code',
  'data',
  'prices.amount',
  'prices.currency_code',
  'prices.price_rules.attribute',
  'prices.price_rules.operator',
  'prices.price_rules.value',
]

/** The shipping options with a price in baht, as the checkout offers them. */
export async function readShippingMethods(container: MedusaContainer): Promise<ShippingMethod[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: 'shipping_option', fields })
  return (data as unknown as Option[]).flatMap(({ id, name, type, data: details, prices }) => {
    const inBaht = prices.filter(({ currency_code }) => currency_code === 'thb')
    const always = inBaht.find(({ price_rules }) => !price_rules?.length)
    if (!always || !type) return []
    const free = inBaht
      .filter(({ amount }) => Number(amount) === 0)
      .flatMap(({ price_rules }) => price_rules ?? [])
      .find(({ attribute, operator }) => attribute === 'item_total' && operator === 'gte')
    return [
      {
        optionId: id,
        code: type.code,
        name,
        price: Number(always.amount),
        freeFrom: free ? Number(free.value) : null,
        provinces: details?.provinces ?? null,
      },
    ]
  })
}
