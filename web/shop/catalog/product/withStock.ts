import type { ProductQuery, ProductStockQuery } from './product.generated.ts'

/** Merges newer prices and stock into a product's data, as Apollo's cache does by id once it is loaded. */
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
