import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import { checkQuantity } from '@vitrine/commerce/rules/checkQuantity.ts'
import type { AddToCart, Cart } from '@vitrine/contract/cart.ts'
import type { z } from 'zod'
import { productById, productsById } from '../catalogue/products.ts'
import type { ShopProduct } from '../catalogue/shopProduct.ts'
import type { Adapter } from '../core/adapter.ts'
import { MedusaError } from '../medusa/storeApi.ts'
import { chosenVariation } from './chosenVariation.ts'
import {
  findLine,
  type MedusaCart,
  MedusaCarts,
  type MedusaLine,
  quantityElsewhere,
} from './medusaCart.ts'
import { emptyCart, toCart } from './toCart.ts'

/** The pieces that can be sold of each variant. */
type Stock = ReadonlyMap<string, number>

/** Carries out the cart calls of the contract on Medusa's carts, where `id` is the visitor's cart, if there is one. */
export class CartService {
  readonly #adapter: Adapter
  readonly #carts: MedusaCarts

  constructor(adapter: Adapter) {
    this.#adapter = adapter
    this.#carts = new MedusaCarts(adapter)
  }

  /** @param method code of the shipping method of the totals */
  async read(id: string | undefined, method = 'standard'): Promise<Cart> {
    const cart = await this.#carts.find(id)
    return cart ? this.#response(cart, { method }) : emptyCart
  }

  /** Returns the cart and its id, which is new for a visitor without a cart. */
  async add(
    id: string | undefined,
    { id: productId, quantity, variation }: z.infer<typeof AddToCart>,
  ): Promise<{ id: string; cart: Cart }> {
    const product = await productById(this.#adapter, productId)
    if (!product) throw notFound(cartCopy.productNotFound)
    const choice = chosenVariation(product, variation)
    const { variantId } = choice
    const cart = await this.#carts.find(id)
    const line = findLine(cart, choice)
    const before = line?.quantity ?? 0
    const elsewhere = quantityElsewhere(cart, { variant_id: variantId, id: line?.id })
    // The stock of all lines, for the response too: adding a piece to a cart does not change Medusa's stock.
    const stock = await this.#carts.stockOf([...new Set([variantId, ...variantsOf(cart)])])
    const offered = offeredOf(product, stock.get(variantId))
    checkQuantity(product.card.name, before + quantity, offered, elsewhere, before)
    const changed = await stockChecked(product.card.name, () =>
      cart ? this.#carts.add(cart, choice, quantity) : this.#carts.create(choice, quantity),
    )
    return { id: changed.id, cart: await this.#response(changed, { stock }) }
  }

  async update(id: string | undefined, key: string, quantity: number): Promise<Cart> {
    const { cart, line } = await this.#line(id, key)
    const name = line.product_title ?? line.title
    const [product, stock] = await Promise.all([
      productById(this.#adapter, line.product_id ?? ''),
      this.#carts.stockOf(variantsOf(cart)),
    ])
    if (quantity < 1 || (product && quantity > line.quantity)) {
      const offered = offeredOf(product, stock.get(line.variant_id ?? ''))
      checkQuantity(name, quantity, offered, quantityElsewhere(cart, line), 0)
    }
    const changed = await stockChecked(name, () => this.#carts.update(cart, line.id, quantity))
    return this.#response(changed, { stock })
  }

  async remove(id: string | undefined, key: string): Promise<Cart> {
    const { cart, line } = await this.#line(id, key)
    return this.#response(await this.#carts.remove(cart, line.id))
  }

  async applyCoupon(id: string | undefined, text: string): Promise<Cart> {
    const code = text.toUpperCase()
    const cart = await this.#carts.find(id)
    if (!cart?.items?.length) throw couponProblem(cartCopy.cartEmpty)
    if (hasCoupon(cart, code)) return this.#response(cart)
    const { rejection } = await this.#adapter.shop.post<{ rejection: string | null }>(
      `/carts/${cart.id}/coupons`,
      { code },
    )
    if (rejection) throw couponProblem(rejection)
    const changed = await this.#carts.applyCoupon(cart, code).catch((error: unknown) => {
      throw couponRejection(code, error)
    })
    // Medusa leaves out a coupon whose conditions the cart does not meet, without an error.
    if (!hasCoupon(changed, code)) throw couponProblem(`Coupon ${code} isn’t valid for this bag.`)
    return this.#response(changed)
  }

  async removeCoupon(id: string | undefined, text: string): Promise<Cart> {
    const cart = await this.#carts.find(id)
    if (!cart) return emptyCart
    const code = text.toUpperCase()
    const isApplied = hasCoupon(cart, code)
    return this.#response(isApplied ? await this.#carts.removeCoupon(cart, code) : cart)
  }

  async #line(
    id: string | undefined,
    key: string,
  ): Promise<{ cart: MedusaCart; line: MedusaLine }> {
    const cart = await this.#carts.find(id)
    const line = cart?.items?.find((item) => item.id === key)
    if (!cart || !line) throw notFound(cartCopy.lineRemoved)
    return { cart, line }
  }

  /** @param stock the pieces of the lines' variants, where they have just been read */
  async #response(
    cart: MedusaCart,
    { method = 'standard', stock: readStock }: { method?: string; stock?: Stock } = {},
  ): Promise<Cart> {
    const lines = cart.items ?? []
    const [stock, products, shipping] = await Promise.all([
      readStock ?? this.#carts.stockOf(variantsOf(cart)),
      productsById(
        this.#adapter,
        lines.map(({ product_id }) => product_id),
      ),
      this.#adapter.shippingMethods.find(method),
    ])
    return toCart(cart, { products, stock, shipping })
  }
}

const variantsOf = (cart: MedusaCart | undefined): string[] =>
  (cart?.items ?? []).flatMap(({ variant_id }) => variant_id ?? [])

const offeredOf = (product: ShopProduct | undefined, stock = 0) => ({
  stock,
  maximumQuantity: product?.extras.maximumQuantity,
})

const hasCoupon = ({ promotions }: MedusaCart, code: string): boolean =>
  promotions?.some((promotion) => promotion.code === code) === true

/** Calls Medusa, which checks the stock again. */
async function stockChecked(name: string, change: () => Promise<MedusaCart>): Promise<MedusaCart> {
  try {
    return await change()
  } catch (error) {
    const isShort = error instanceof MedusaError && /required inventory/.test(error.message)
    if (isShort) throw new ContractProblem('out_of_stock', cartCopy.soldOut(name))
    throw error
  }
}

function couponRejection(code: string, error: unknown): unknown {
  if (!(error instanceof MedusaError) || error.status >= 500) return error
  const needsEmail = /customer_email|customer_id/.test(error.message)
  return couponProblem(
    needsEmail
      ? `Coupon ${code} can be used once per customer. Please sign in to use it.`
      : cartCopy.couponUnknown(code),
  )
}

const couponProblem = (message: string) =>
  new ContractProblem('invalid', message, { fields: { code: message } })
