import type { MedusaContainer, UpsertLineItemAdjustmentDTO } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { refreshPaymentCollectionForCartWorkflow } from '@medusajs/medusa/core-flows'
import { toSatang } from './placedTotals'

interface Adjustment {
  id: string
  code: string | null
  amount: number
}

interface Cart {
  total: number
  items: { id: string; unit_price: number; quantity: number; adjustments: Adjustment[] | null }[]
  payment_collection: { id: string } | null
}

const fields = [
  'total',
  'items.id',
  'items.unit_price',
  'items.quantity',
  'items.adjustments.id',
  'items.adjustments.code',
  'items.adjustments.amount',
  'payment_collection.id',
]

/** The description of what makes a total whole baht when prices in Medusa are not. */
const rounding = 'Rounding to whole baht'

/**
 * Rounds a cart's discounts, each coupon half up to whole baht, so that the charge, the capture and the invoice are one
 * amount (payment.amount.same). To be the last change of the cart, since Medusa computes them anew with each.
 */
export async function roundTotals(container: MedusaContainer, cartId: string): Promise<void> {
  const carts = container.resolve(Modules.CART)
  const cart = await readCart(container, cartId)
  const rounded = roundedDiscounts(cart)
  if (rounded.length > 0 || cart.items.some(({ adjustments }) => adjustments?.length))
    await carts.setLineItemAdjustments(cartId, rounded)
  const left = toSatang((await readCart(container, cartId)).total) % 100
  const [dearest] = [...cart.items].sort((one, other) => other.unit_price - one.unit_price)
  if (left > 0 && dearest)
    await carts.addLineItemAdjustments([
      {
        item_id: dearest.id,
        amount: left / 100,
        description: rounding,
        is_tax_inclusive: true,
      } as never,
    ])
  if (cart.payment_collection)
    await refreshPaymentCollectionForCartWorkflow(container).run({ input: { cart_id: cartId } })
}

async function readCart(container: MedusaContainer, id: string): Promise<Cart> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: 'cart', fields, filters: { id } })
  return data[0] as unknown as Cart
}

/** The adjustments of all coupons, in whole satang, with the remainder to whole baht in the largest of each coupon. */
function roundedDiscounts({ items }: Cart): UpsertLineItemAdjustmentDTO[] {
  const all = items.flatMap(({ id: item_id, adjustments }) =>
    (adjustments ?? []).flatMap(({ id, code, amount }) =>
      code ? [{ item_id, id, code, satang: toSatang(amount), amount: Number(amount) }] : [],
    ),
  )
  const codes = new Set(all.map(({ code }) => code))
  return [...codes].flatMap((code) => {
    const codeAdjustments = all.filter((item) => item.code === code)
    const discount = codeAdjustments.reduce((sum, { amount }) => sum + amount, 0)
    // Errors of binary fractions must not decide what is half a baht.
    const whole = Math.round(toSatang(discount) / 100) * 100
    const [largest, ...others] = codeAdjustments.sort((one, other) => other.satang - one.satang)
    const rest = whole - others.reduce((sum, { satang }) => sum + satang, 0)
    return [...(largest ? [{ ...largest, satang: rest }] : []), ...others].map(
      ({ satang, ...adjustment }) => ({ ...adjustment, amount: satang / 100 }),
    )
  })
}
