import {
  type Chosen,
  isComplete,
  matchVariation,
  type ProductTerms,
} from '@vitrine/machines/selection/variations.ts'
import type {
  ProductFieldsFragment,
  ProductQuery,
  ProductStockQuery,
  TextOptionPartsFragment,
  VariationPartsFragment,
} from './product.generated.ts'

/** A product's prices and stock, as they are reloaded apart from its page. */
export type ProductStock = NonNullable<ProductStockQuery['product']>

/**
 * Returns a product's data with newer prices and stock, until Apollo's cache, which merges both by their ids itself, is
 * loaded.
 */
export function withStock(
  page: ProductQuery | undefined,
  stock: ProductStock | undefined,
): ProductQuery | undefined {
  const product = page?.product
  if (!product || !stock || product.id !== stock.id) return page
  const variations = product.variations.map((variation) => ({
    ...variation,
    ...stock.variations.find(({ id }) => id === variation.id),
  }))
  const { price, regularPrice, stockStatus, options } = stock
  return {
    ...page,
    product: { ...product, price, regularPrice, stockStatus, options, variations },
  }
}

/** The parts of a product that are needed to choose its options and add it to the bag. */
export type Sellable = Pick<
  ProductFieldsFragment,
  'id' | 'slug' | 'name' | 'price' | 'regularPrice' | 'options' | 'stockStatus'
> & { variations: VariationPartsFragment[]; textOptions?: TextOptionPartsFragment[] }

/** A product's options and stock by slug. */
export function productTerms(product: Sellable): ProductTerms {
  const inStock = product.stockStatus === 'IN_STOCK'
  if (product.options.length === 0) return { options: [], variations: [{ terms: {}, inStock }] }
  return {
    options: product.options.map(({ slug, values }) => ({
      slug,
      swatches: values.map((value) => value.slug),
      unavailable: values.flatMap((value) => (value.isAvailable ? [] : value.slug)),
      // Sizes are the shopper's to choose.
      isPreselected: values.some(({ type }) => type !== 'TEXT'),
    })),
    variations: variationsOf(product).map(({ terms, inStock }) => ({ terms, inStock })),
  }
}

/** The chosen variation; undefined while an option is not chosen, and for a simple product. */
export function chosenVariation<Product extends Sellable>(
  product: Product,
  chosen: Chosen,
): Product['variations'][number] | undefined {
  if (!isComplete(productTerms(product), chosen)) return undefined
  return matchVariation(variationsOf(product), chosen)?.variation
}

/** The product once its chosen variation, or the simple product itself, has sold out. */
export function withSoldOut<Product extends Sellable>(product: Product, chosen: Chosen): Product {
  if (product.options.length === 0) return { ...product, stockStatus: 'OUT_OF_STOCK' }
  const soldOut = chosenVariation(product, chosen)
  const variations = product.variations.map((variation) =>
    variation === soldOut ? { ...variation, stockStatus: 'OUT_OF_STOCK' } : variation,
  )
  return { ...product, variations }
}

/** The values of a variation by option. */
export const termsByOption = ({
  selectedOptions,
}: Pick<VariationPartsFragment, 'selectedOptions'>) =>
  Object.fromEntries(selectedOptions.map(({ option, value }) => [option, value]))

/** A product's variations with their values by option; a simple product has none. */
const variationsOf = ({ variations }: Sellable) =>
  variations.map((variation) => ({
    variation,
    terms: termsByOption(variation),
    inStock: variation.stockStatus === 'IN_STOCK',
  }))
