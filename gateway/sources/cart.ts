import { typedText } from '@vitrine/contract/typedText.ts'
import type {
  AddToCartInput,
  AddToWishlistInput,
  QueryWishlistArgs,
} from '../generated/resolvers.ts'
import { Cart } from '../responses/cart.ts'
import { sliceList } from '../responses/connection.ts'
import { ownId, productNumber } from '../responses/globalId.ts'
import { WishlistMessage } from '../responses/messages.ts'
import { SavedProducts } from '../responses/products.ts'
import { CmsError, namedAsInput } from '../upstream/cmsError.ts'
import { CmsSource } from './cmsSource.ts'
import { connectionSlice } from './paging.ts'

/** The selected options as the CMS expects them. */
export const toVariation = (options: AddToCartInput['options']) =>
  (options ?? []).map(({ option, value }) => ({ attribute: option, value }))

/** A product to add: of a variation, `options` has all of its values. */
export type ChosenProduct = Omit<AddToCartInput, 'productId' | 'variationId'> & {
  productId: string
}

const inputNames: Readonly<Record<string, string>> = {
  id: 'productId',
  quantity: 'quantity',
  email: 'email',
}

/** The name that a field of the CMS has in the inputs of products, `options` for any other. */
export const cartInput = (name: string) => inputNames[name] ?? 'options'

/** The bag and the wishlist (docs/rest/cart.md). */
export class CartSource extends CmsSource {
  cart() {
    return this.readPersonal('cart.read', Cart)
  }

  /** The totals of the cart with a shipping method, to a province if it is known. */
  async estimate(shippingMethod: string, province?: string | null) {
    const method = ownId(shippingMethod, 'shippingMethod', 'ShippingMethod')
    const { totals } = await this.readPersonal('cart.read', Cart, {
      query: { shippingMethod: method, province },
    })
    return totals
  }

  async add({ productId, quantity, options }: ChosenProduct) {
    const body = {
      id: productNumber(productId),
      quantity: quantity ?? 1,
      variation: toVariation(options),
    }
    return namedAsInput(this.send('cart.add', Cart, { body }), cartInput)
  }

  async update(key: string, quantity: number) {
    return this.send('cart.update', Cart, { params: { key }, body: { quantity } })
  }

  /** Removes a line, if it still exists. */
  async remove(key: string) {
    try {
      return await this.send('cart.remove', Cart, { params: { key } })
    } catch (error) {
      if (error instanceof CmsError && error.code === 'NOT_FOUND') return this.cart()
      throw error
    }
  }

  applyCoupon(code: string) {
    return this.send('cart.coupon.add', Cart, { body: { code } })
  }

  async removeCoupon(code: string) {
    return this.send('cart.coupon.remove', Cart, { params: { code: typedText('code', code) } })
  }

  /** Chooses gift wrapping with a message, or leaves it out. */
  setGiftWrap(message: string | null) {
    return this.send('cart.giftWrap', Cart, { body: { message } })
  }

  async wishlist(paging: QueryWishlistArgs) {
    const part = connectionSlice(paging)
    const { cards, foundOptions } = await this.readPersonal('wishlist.list', SavedProducts)
    return { ...sliceList(cards, part), foundOptions }
  }

  async addToWishlist({ productId, options }: AddToWishlistInput) {
    const body = {
      productId: productNumber(productId),
      ...(options?.length ? { variation: toVariation(options) } : {}),
    }
    return this.send('wishlist.add', WishlistMessage, { body })
  }

  async removeFromWishlist(productId: string) {
    return this.send('wishlist.remove', WishlistMessage, {
      params: { productId: productNumber(productId) },
    })
  }
}
