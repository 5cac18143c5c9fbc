import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { createHolder } from '@vitrine/commerce/orderHolder.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { formHash } from '@vitrine/commerce/rules/checkoutForm.ts'
import { offeredMethods, paymentDeadlineFrom } from '@vitrine/commerce/rules/paymentMethods.ts'
import { fromBaht } from '@vitrine/commerce/satang.ts'
import type { Language } from '@vitrine/contract/common.ts'
import type { Order, PlaceOrder } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'
import type { Outcome, Placing } from '../../engine/src/orders/placing.ts'
import { CartService } from '../cart/cartService.ts'
import { emptyCart } from '../cart/toCart.ts'
import type { Adapter } from '../core/adapter.ts'
import { toMedusaAddress } from '../medusa/addresses.ts'
import { findOrder, serializeOrder } from '../orders/orderReading.ts'
import { checkedForm } from './checkedForm.ts'

export interface Submission {
  form: z.output<typeof PlaceOrder>
  idempotencyKey: string
  cartId: string | undefined
  /** The signed-in customer, or null for a guest. */
  customerId: string | null
  /** The visitor's IP address. */
  address: string
  /** The language of the page. */
  language: Language
}

/**
 * Places an order from the visitor's cart, once for each idempotency key. Throws conflict or out_of_stock with the cart as it
 * is now.
 */
export async function placeOrder(adapter: Adapter, submission: Submission): Promise<Order> {
  const { form, cartId, customerId } = submission
  const shippingMethods = await adapter.shippingMethods.all()
  const checked = await checkedForm(
    form,
    shippingMethods,
    offeredMethods(adapter.environment),
    await adapter.pages.stores(),
  )
  if (!cartId)
    throw new ContractProblem('conflict', cartCopy.cartEmpty, { extra: { cart: emptyCart } })
  const { shipping, paymentMethod } = checked
  const placing: Placing = {
    cartId,
    idempotencyKey: submission.idempotencyKey,
    bodyHash: formHash(form),
    customerId,
    email: checked.form.billing.email,
    shippingAddress: toMedusaAddress(checked.form.shipping),
    billingAddress: toMedusaAddress(checked.form.billing),
    shippingOptionId: shipping.optionId,
    shippingMethod: shipping.code,
    paymentMethod,
    paymentDeadline: paymentDeadlineFrom(paymentMethod, !customerId, new Date()).toISOString(),
    note: form.note ?? null,
    language: submission.language,
    expectedTotal: form.expectedTotal,
    holder: holderIn(adapter, checked.form.billing, submission.address),
  }
  const outcome = await adapter.shop.post<Outcome>('/orders', placing)
  if (outcome.outcome !== 'placed') throw await problemOf(adapter, placing, outcome)
  const order = await findOrder(adapter, String(outcome.number))
  if (!order) throw new Error(`The order ${outcome.number} cannot be read`)
  return serializeOrder(adapter, order)
}

/** The keys by which the shop limits unpaid orders. */
function holderIn(
  { environment }: Adapter,
  billing: Parameters<typeof createHolder>[1],
  address: string,
): Placing['holder'] {
  const { contactEmail, contactPhone, network } = createHolder('', billing, address)
  return {
    email: contactEmail,
    phone: contactPhone,
    network,
    maxOrders: environment.MAX_OPEN_ORDERS,
    maxOrdersOfNetwork: environment.MAX_OPEN_ORDERS_PER_NETWORK,
  }
}

async function problemOf(
  adapter: Adapter,
  placing: Placing,
  outcome: Exclude<Outcome, { outcome: 'placed' }>,
): Promise<ContractProblem> {
  if (outcome.outcome === 'key_reused')
    return new ContractProblem(
      'conflict',
      'This Idempotency-Key was already used with another body.',
    )
  if (outcome.outcome === 'too_many')
    return new ContractProblem(
      'conflict',
      outcome.of === 'network'
        ? ordersCopy.tooManyOpenOrdersNearby
        : ordersCopy.tooManyOpenOrders(adapter.environment.MAX_OPEN_ORDERS),
    )
  const cart = await new CartService(adapter).read(placing.cartId, placing.shippingMethod)
  const extra = { cart }
  if (outcome.outcome === 'empty')
    return new ContractProblem('conflict', cartCopy.cartEmpty, { extra })
  if (outcome.outcome === 'total_changed') {
    const [before, now] = [fromBaht(placing.expectedTotal), fromBaht(outcome.total)]
    return new ContractProblem('conflict', cartCopy.totalChanged(before, now), { extra })
  }
  const { line, left } = outcome
  const item = cart.items.find(({ key }) => key === line) ?? cart.items[0]
  const name = item?.name ?? ''
  const message = left > 0 ? cartCopy.onlyLeft(name, left) : cartCopy.soldOut(name)
  const fields = item ? { [item.key]: message } : {}
  return new ContractProblem('out_of_stock', message, { fields, extra })
}
