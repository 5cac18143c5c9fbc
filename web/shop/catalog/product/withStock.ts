import type { ProductQuery, ProductStockQuery } from './product.generated.ts'

/**
 * Returns a product's data with newer prices and stock. Apollo's cache merges both by their ids itself; until it is
 * loaded this does.
 */
export function withStock(
  known: ProductQuery | undefined,
  fresh: ProductStockQuery['product'] | undefined,
): ProductQuery | undefined {
  const product = known?.product
  if (!product || !fresh || product.id !== fresh.id) return known
  const variations = product.variations.map((variation) => ({
    ...variation,
    ...fresh.variations.find(({ id }) => id === variation.id),
  }))
  return { ...known, product: { ...product, ...fresh, variations } }
}
