import { localizedProvince } from '@vitrine/commerce/rules/areas/provinces.ts'
import type { ShippingMethod } from '../../engine/src/orders/placing.ts'
import type { ShopApi } from './shopApi.ts'

export type { ShippingMethod }

/** Milliseconds for which shipping methods are cached. */
const maxAge = 30_000

/** Reads the shipping methods of Medusa. */
export class ShippingMethods {
  readonly #shop: ShopApi
  #read: Promise<ShippingMethod[]> | undefined
  #readAt = 0

  constructor(shop: ShopApi) {
    this.#shop = shop
  }

  /**
   * The shipping methods in the order in which the shop offers them: the standard one first, then by price, those
   * without a price last.
   */
  all(): Promise<ShippingMethod[]> {
    if (this.#read && Date.now() - this.#readAt < maxAge) return this.#read
    const read = this.#shop
      .get<{ methods: ShippingMethod[] }>('/shipping-methods')
      .then(({ methods }) => methods.toSorted((one, other) => rank(one) - rank(other)))
    this.#readAt = Date.now()
    this.#read = read
    read.catch(() => {
      if (this.#read === read) this.#read = undefined
    })
    return read
  }

  async find(code: string): Promise<ShippingMethod | undefined> {
    return (await this.all()).find((method) => method.code === code)
  }
}

const rank = ({ code, price }: ShippingMethod) =>
  code === 'standard' ? -1 : price || Number.MAX_SAFE_INTEGER

/** Whether a method delivers to a province, by its name in English or Thai. */
export const deliversTo = ({ provinces }: ShippingMethod, province: string): boolean =>
  provinces === null || provinces.includes(localizedProvince('en', province))

/** The price in baht of a method for items of this value after discounts. */
export const shippingPrice = ({ price, freeFrom }: ShippingMethod, items: number): number =>
  freeFrom !== null && items >= freeFrom ? 0 : price
