import type { ProductQuery, ProductStockQuery } from './product.generated.ts'

/** A product's prices and stock. */
export type ProductStock = NonNullable<ProductStockQuery['product']>

/**
 * Returns a product's data with newer prices and stock. Apollo's cache merges both by their ids itself; until it is
 * loaded this does.
 */
export function withStock(
  known: ProductQuery | undefined,
  stock: ProductStock | undefined,
): ProductQuery | undefined {
  const product = known?.product
  if (!product || !stock || product.id !== stock.id) return known
  const variations = product.variations.map((variation) => ({
    ...variation,
    ...stock.variations.find(({ id }) => id === variation.id),
  }))
  const { price, regularPrice, stockStatus, options } = stock
  return {
    ...known,
    product: { ...product, price, regularPrice, stockStatus, options, variations },
  }
}
