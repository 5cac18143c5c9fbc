import { filesOf } from '#web/ui/media/imageFiles.ts'
import type { ProductFieldsFragment } from './product.generated.ts'

/** Returns a product as https://schema.org/Product. */
export function productJsonLd(product: ProductFieldsFragment): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    image: product.gallery.map((image) => filesOf(image).url),
    brand: product.brands.map(({ name }) => ({ '@type': 'Brand', name })),
    offers: {
      '@type': 'Offer',
      price: product.price.amount,
      priceCurrency: product.price.currencyCode,
      availability:
        product.stockStatus === 'IN_STOCK'
          ? 'https://schema.org/InStock'
          : 'https://schema.org/OutOfStock',
    },
  }
}
