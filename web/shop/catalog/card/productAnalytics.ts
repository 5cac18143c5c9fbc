import { createContext, useEffect, useRef } from 'react'
import { type AnalyticsItem, track, trackItems } from '#web/core/analytics.ts'

import type { ProductCardFieldsFragment } from './productCard.generated.ts'

/** Reports a product once while it is shown, also when its data arrives later than its card (analytics.view-item). */
export function useTrackedView(product: Parameters<typeof trackView>[0]) {
  const latest = useRef(product)
  latest.current = product
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product
  useEffect(() => trackView(latest.current), [product.id])
}

type Product = Pick<ProductCardFieldsFragment, 'id' | 'name' | 'price' | 'regularPrice' | 'brands'>

/** A list of products: its path or a short id, and the title that it is shown with. */
export interface ProductList {
  id: string
  name?: string | undefined
}

/** The list that a product card is in. */
export const ProductListContext = createContext<ProductList | undefined>(undefined)

/** A product in an analytics event. */
export const analyticsItem = (
  product: Product,
  list?: ProductList,
  index?: number,
): AnalyticsItem => ({
  item_id: product.id,
  item_name: product.name,
  item_brand: brandName(product) || undefined,
  price: product.price.amount,
  ...(product.regularPrice.amount > product.price.amount && {
    discount: product.regularPrice.amount - product.price.amount,
  }),
  ...(list && { item_list_id: list.id, item_list_name: list.name }),
  ...(index !== undefined && { index }),
})

/** Reports products that a listing has shown, `first` of them before these (analytics.view-item-list). */
export function trackList(list: ProductList, products: readonly Product[], first: number) {
  if (products.length === 0) return
  track({
    event: 'view_item_list',
    item_list_id: list.id,
    item_list_name: list.name,
    items: products.map((product, index) => analyticsItem(product, list, first + index)),
  })
}

/** Reports the choice of a card (analytics.select-item). */
export function trackChoice(product: Product, list: ProductList | undefined, index?: number) {
  track({
    event: 'select_item',
    item_list_id: list?.id,
    item_list_name: list?.name,
    items: [analyticsItem(product, list, index)],
  })
}

/** Reports a product's page or quick view (analytics.view-item). */
export const trackView = (product: Product) =>
  trackItems('view_item', product.price.currencyCode, [analyticsItem(product)])

/** The brands of a product as one name, such as `ASAVA × Baan Khram`. */
export const brandName = ({ brands }: { brands: readonly { name: string }[] }): string =>
  brands.map(({ name }) => name).join(' × ')
