import { createHash } from 'node:crypto'
import { fieldProblem } from '@vitrine/commerce/problem.ts'
import { checkForm } from '@vitrine/commerce/rules/checkoutForm.ts'
import { offeredMethods, paymentMethodTitle } from '@vitrine/commerce/rules/paymentMethods.ts'
import { shippingMethod } from '@vitrine/commerce/rules/shippingMethods.ts'
import { couponSecrets } from '@vitrine/commerce/secrets.ts'
import type { PhoneOrderQuote } from '@vitrine/commerce/staff/phoneOrders.ts'
import type { Cart } from '@vitrine/contract/cart.ts'
import { languages } from '@vitrine/contract/common.ts'
import { PlaceOrder } from '@vitrine/contract/orders.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { findCart, openCart } from '#cms/cart/cart.ts'
import { enterCoupon } from '#cms/cart/cartCoupons.ts'
import { addLine } from '#cms/cart/changeLines.ts'
import { readDeliveryMethods, withCashLimit } from '#cms/cart/deliveryMethods.ts'
import { type CartContext, readCart } from '#cms/cart/readCart.ts'
import { reconcileCart } from '#cms/cart/reconcileCart.ts'
import type { Cms, Operation } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { carts } from '#cms/database/schema/cart.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { rehearse, transact } from '#cms/database/transact.ts'
import { placeOrder } from '#cms/orders/placement/placeOrder.ts'
import { readPickUpStores } from '#cms/orders/placement/routes.ts'
import type { Owner } from '#cms/visitor/sessions.ts'
import { IdempotencyKey, once } from './once.ts'

const Chosen = z.object({
  lines: z
    .array(
      z.object({
        sku: z.string().trim().min(1).max(100),
        quantity: z.number().int().min(1).max(999),
      }),
    )
    .min(1, 'Add an item')
    .max(100),
  coupon: z.string().trim().max(64).optional(),
})
export const QuoteInput = Chosen.extend({ shippingMethod: z.string().max(50).optional() })
export const PhoneOrderInput = PlaceOrder.extend({
  ...Chosen.shape,
  language: z.enum(languages),
  key: IdempotencyKey,
})

/** The bag of an order by phone, which exists in the transaction of its order only. */
const cartOwner = (key: string) =>
  ({
    kind: 'guest',
    guestHash: `staff:${createHash('sha256').update(key).digest('hex')}`,
  }) satisfies Owner

const contextOf = (cms: Pick<Cms, 'clock' | 'secrets'>, database: Database): CartContext => ({
  database,
  now: cms.clock.now(),
  couponSecrets: couponSecrets(cms.secrets),
})

/** Puts items and coupon into a new bag by the rules of the shop. Throws as these do, at `lines` for an unknown SKU. */
async function fillCart(
  context: CartContext,
  owner: Owner,
  { lines, coupon }: z.infer<typeof Chosen>,
): Promise<void> {
  const { database: transaction, now } = context
  const cart = await openCart(transaction, owner, now)
  for (const { sku, quantity } of lines) {
    const [row] = await transaction.select().from(variations).where(eq(variations.sku, sku))
    if (!row) throw fieldProblem('lines', `There is no variation ${sku}.`)
    const variation = Object.entries(row.terms).map(([attribute, value]) => ({
      attribute,
      value,
    }))
    const wanted = { id: String(row.productId), quantity, variation }
    await addLine({ transaction, cart, now }, wanted)
  }
  if (!coupon) return
  const bag = (await findCart(transaction, owner)) ?? cart
  const { lines: present } = await reconcileCart(transaction, bag)
  await enterCoupon(transaction, bag, present, coupon, context)
}

/** The cost of an order by phone, and the ways of delivery and payment, without storing anything. */
export const quotePhoneOrder: Operation<z.infer<typeof QuoteInput>, PhoneOrderQuote> = (
  cms,
  { shippingMethod: id, ...chosen },
) =>
  rehearse(cms.database, async (transaction) => {
    const context = contextOf(cms, transaction)
    const owner = cartOwner('quote')
    await fillCart(context, owner, chosen)
    const methods = await readDeliveryMethods(transaction)
    const method = (id ? shippingMethod(id, methods) : undefined) ?? methods[0]
    const cart = await readCart(context, owner, method)
    const settings = await withCashLimit(transaction, cms.environment)
    return {
      ...quoteOf(cart),
      shippingMethods: methods.map(({ id: way, title }) => ({ id: way, title })),
      paymentMethods: offeredMethods(settings).map((way) => ({
        id: way,
        title: paymentMethodTitle(way),
      })),
      stores: (await readPickUpStores(transaction)).map(({ slug, name }) => ({ slug, name })),
    }
  })

const quoteOf = ({ items, totals, coupons }: Cart) => ({
  items: items.map(({ key, name, quantity, prices }) => ({
    key,
    name,
    quantity,
    price: prices.price,
  })),
  coupons: coupons.map(({ code }) => code),
  itemsTotal: totals.totalItems,
  discount: totals.totalDiscount,
  shipping: totals.totalShipping,
  total: totals.totalPrice,
})

/**
 * Places an order for a shopper who calls, once for each key, by the rules of the checkout, and returns its number.
 * Throws the errors of the checkout.
 */
export const placePhoneOrder: Operation<
  z.output<typeof PhoneOrderInput>,
  { order: string }
> = async (cms, input) => {
  const { lines, coupon, language, key, ...form } = input
  const order = await transact(cms.database, (transaction) =>
    once(transaction, input, cms.clock.now(), async () => {
      const context = contextOf(cms, transaction)
      const owner = cartOwner(key)
      await fillCart(context, owner, { lines, coupon })
      const checked = await checkForm(
        form,
        offeredMethods(await withCashLimit(transaction, cms.environment)),
        await readPickUpStores(transaction),
        await readDeliveryMethods(transaction),
      )
      const placing = { ...checked, owner, language, idempotencyKey: key, address: '' }
      const { id } = await placeOrder({ ...cms, database: transaction }, context, {
        ...placing,
        actor: 'staff',
      })
      await transaction.delete(carts).where(eq(carts.guestHash, owner.guestHash))
      return String(id)
    }),
  )
  return { order }
}
