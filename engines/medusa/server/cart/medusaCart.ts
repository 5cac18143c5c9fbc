import type { HttpTypes } from '@medusajs/types'
import type { Adapter } from '../core/adapter.ts'
import { MedusaError } from '../medusa/storeApi.ts'
import type { Choice } from './chosenVariation.ts'
import { isSameTexts, lineTexts } from './texts.ts'

export type MedusaCart = HttpTypes.StoreCart
export type MedusaLine = NonNullable<MedusaCart['items']>[number]
type CartResponse = HttpTypes.StoreCartResponse

/** Code of the shipping option whose price the bag shows. */
const standardShipping = 'standard'

const hasTexts = ({ texts }: Choice) => Object.keys(texts).length > 0

/** The line of a cart with a variant and texts. */
export const findLine = (
  cart: MedusaCart | undefined,
  { variantId, texts }: Choice,
): MedusaLine | undefined =>
  cart?.items?.find((line) => line.variant_id === variantId && isSameTexts(lineTexts(line), texts))

/** The pieces of a variant in the other lines of a cart, which have other texts. */
export const quantityElsewhere = (
  cart: MedusaCart | undefined,
  { variant_id, id }: { variant_id?: string | null | undefined; id?: string | undefined },
): number =>
  (cart?.items ?? [])
    .filter((line) => line.variant_id === variant_id && line.id !== id)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** The carts of Medusa, in which ordered ones count as missing. */
export class MedusaCarts {
  readonly #adapter: Adapter
  #standardId: string | undefined

  constructor(adapter: Adapter) {
    this.#adapter = adapter
  }

  async find(id: string | undefined): Promise<MedusaCart | undefined> {
    if (!id || !/^cart_[0-9A-Z]{26}$/.test(id)) return undefined
    try {
      const cart = await this.#read(id)
      const { completed_at } = cart as MedusaCart & { completed_at?: string | null }
      if (completed_at) return undefined
      return (await this.#hasOldPrices(cart)) ? await this.#read(id) : cart
    } catch (error) {
      if (error instanceof MedusaError && error.status === 404) return undefined
      throw error
    }
  }

  async #read(id: string): Promise<MedusaCart> {
    return (await this.#adapter.api.get<CartResponse>(`/carts/${id}`)).cart
  }

  /** Whether lines with a text had an old price, and have the present one now: Medusa never prices them again. */
  async #hasOldPrices({ id, items }: MedusaCart): Promise<boolean> {
    if (!items?.some((line) => Object.keys(lineTexts(line)).length > 0)) return false
    const path = `/carts/${id}/text-lines/prices`
    return (await this.#adapter.shop.post<{ hasChanged: boolean }>(path)).hasChanged
  }

  /** Creates a cart with one line. */
  async create(choice: Choice, quantity: number): Promise<MedusaCart> {
    const { api, regionId } = this.#adapter
    const isPlain = !hasTexts(choice)
    const items = isPlain ? [{ variant_id: choice.variantId, quantity }] : []
    const { cart } = await api.post<CartResponse>('/carts', { region_id: regionId, items })
    return isPlain ? this.#withShipping(cart) : this.add(cart, choice, quantity)
  }

  /** Adds pieces to the line with the same variant and texts, or as a new one. */
  async add(cart: MedusaCart, choice: Choice, quantity: number): Promise<MedusaCart> {
    if (!hasTexts(choice))
      return this.#change(cart, '/line-items', { variant_id: choice.variantId, quantity })
    await this.#adapter.shop.post(`/carts/${cart.id}/text-lines`, { ...choice, quantity })
    return this.#withShipping((await this.find(cart.id)) ?? cart)
  }

  update(cart: MedusaCart, lineId: string, quantity: number): Promise<MedusaCart> {
    return this.#change(cart, `/line-items/${lineId}`, { quantity })
  }

  async remove(cart: MedusaCart, lineId: string): Promise<MedusaCart> {
    const path = `/carts/${cart.id}/line-items/${lineId}`
    const { parent } = await this.#adapter.api.delete<{ parent?: MedusaCart }>(path)
    return parent ?? cart
  }

  applyCoupon(cart: MedusaCart, code: string): Promise<MedusaCart> {
    return this.#change(cart, '/promotions', { promo_codes: [code] })
  }

  async removeCoupon(cart: MedusaCart, code: string): Promise<MedusaCart> {
    const path = `/carts/${cart.id}/promotions`
    return (await this.#adapter.api.delete<CartResponse>(path, { promo_codes: [code] })).cart
  }

  /** Returns the pieces that can be sold of each variant now, or Infinity when the stock is not limited. */
  async stockOf(variantIds: readonly string[]): Promise<Map<string, number>> {
    const fields = 'id,manage_inventory,allow_backorder,+inventory_quantity'
    if (variantIds.length === 0) return new Map()
    const query = { id: [...variantIds], fields, limit: variantIds.length }
    const { variants } = await this.#adapter.api.get<{ variants: HttpTypes.StoreProductVariant[] }>(
      '/product-variants',
      query,
    )
    return new Map(
      variants.map(({ id, manage_inventory, allow_backorder, inventory_quantity }) => [
        id,
        manage_inventory && !allow_backorder ? Math.max(0, inventory_quantity ?? 0) : Infinity,
      ]),
    )
  }

  async #change(cart: MedusaCart, path: string, body: object): Promise<MedusaCart> {
    const { api } = this.#adapter
    const changed = await api.post<CartResponse>(`/carts/${cart.id}${path}`, body)
    return this.#withShipping(changed.cart)
  }

  /** Adds the standard shipping, which Medusa prices anew with every change. */
  async #withShipping(cart: MedusaCart): Promise<MedusaCart> {
    if (cart.shipping_methods?.length || !cart.items?.length) return cart
    const { api } = this.#adapter
    this.#standardId ??= await this.#findStandard(cart)
    if (!this.#standardId) return cart
    const body = { option_id: this.#standardId }
    return (await api.post<CartResponse>(`/carts/${cart.id}/shipping-methods`, body)).cart
  }

  async #findStandard({ id }: MedusaCart): Promise<string | undefined> {
    const { shipping_options: options } =
      await this.#adapter.api.get<HttpTypes.StoreShippingOptionListResponse>('/shipping-options', {
        cart_id: id,
      })
    return options.find(({ type }) => type?.code === standardShipping)?.id
  }
}
