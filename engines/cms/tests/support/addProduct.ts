import { fromBaht } from '@vitrine/commerce/satang.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { products, type StoredCard, variations } from '#cms/database/schema/catalog.ts'

/** A variation, with prices in baht. */
interface TestVariation {
  id: number
  terms?: Record<string, string>
  price?: number
  regularPrice?: number
  stock?: number
}

interface TestProduct {
  id: number
  name?: string
  maximumQuantity?: number
  /** The swatch slugs by option slug. */
  options?: Record<string, string[]>
  variations: TestVariation[]
}

/** Adds a product to the catalogue, with only the fields that buying it needs. */
export async function addProduct(database: Database, product: TestProduct): Promise<void> {
  const { id, name = `Dress ${id}`, options = {}, maximumQuantity = 10 } = product
  const [first] = product.variations
  const price = first?.price ?? 1000
  const regularPrice = first?.regularPrice ?? price
  const type = Object.keys(options).length > 0 ? ('variable' as const) : ('simple' as const)
  const prices = { price, regularPrice, salePrice: regularPrice > price ? price : null }
  const card: StoredCard = {
    id: String(id),
    name,
    url: `/product/dress-${id}`,
    type,
    image: null,
    secondImage: null,
    ...prices,
    isNewArrival: false,
    stockStatus: 'instock',
    brands: [],
    options: Object.entries(options).map(([slug, swatches]) => ({
      slug,
      name: slug[0]?.toUpperCase() + slug.slice(1),
      swatches: swatches.map((swatch) => ({
        slug: swatch,
        label: swatch.toUpperCase(),
        type: 'text-swatch' as const,
        isAvailable: true,
        enableTooltip: false,
      })),
    })),
    variations: [],
  }
  await database.insert(products).values({
    id,
    slug: `dress-${id}`,
    code: `D${id}`,
    name,
    type,
    price: fromBaht(price),
    regularPrice: fromBaht(regularPrice),
    salePrice: prices.salePrice && fromBaht(prices.salePrice),
    isNewArrival: false,
    maximumQuantity,
    curatedPosition: id,
    popularity: 0,
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    keywords: '',
    card,
    detail: {
      variations: [],
      gallery: [],
      description: '',
      productId: `D${id}`,
      collections: [],
      categories: [],
      fashionModels: [],
      meta: { title: name },
      completeTheLook: null,
      upsellProductIds: [],
    },
  })
  await database.insert(variations).values(
    product.variations.map((variation, position) => ({
      id: variation.id,
      productId: id,
      sku: `SKU-${variation.id}`,
      position,
      terms: variation.terms ?? {},
      price: fromBaht(variation.price ?? price),
      regularPrice: fromBaht(variation.regularPrice ?? variation.price ?? price),
      salePrice: null,
      stock: variation.stock ?? 10,
    })),
  )
}
