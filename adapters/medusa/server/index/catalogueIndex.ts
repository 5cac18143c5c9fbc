import type { MedusaCatalogue, MedusaProduct } from '../medusa/readCatalogue.ts'
import { Directory } from './directory.ts'
import { filterTerms, type ProductTerms, termsOfProduct } from './facetTerms.ts'
import { type ShopProduct, shopProduct } from './shopProduct.ts'
import { wordsOf } from './words.ts'

/** A product with what listings and searches look up. */
export interface IndexedProduct extends ShopProduct {
  terms: ProductTerms
  words: string[]
  /** The prices of its variations in whole baht. */
  prices: number[]
  position: number
  popularity: number
  /** Sortable text. */
  publishedAt: string
}

/**
 * The catalogue of one moment in memory, for listings with facets and for searches, which Medusa's Store API cannot
 * respond to. Immutable: a newer catalogue is a new index.
 */
export class CatalogueIndex {
  readonly directory: Directory
  /** In the curated order. */
  readonly products: readonly IndexedProduct[]
  readonly terms
  readonly #byId: Map<string, IndexedProduct>
  readonly #byHandle: Map<string, IndexedProduct>
  readonly #shades = new Map<string, Set<string>>()

  constructor({ products, ...terms }: MedusaCatalogue) {
    this.directory = new Directory(terms)
    const shown = products.flatMap((product) => {
      const read = shopProduct(product, this.directory)
      return read ? [indexed(read)] : []
    })
    this.products = shown.toSorted((one, other) => one.position - other.position)
    this.terms = filterTerms(this.products, this.directory)
    this.#byId = new Map(this.products.map((product) => [product.id, product]))
    this.#byHandle = new Map(this.products.map((product) => [product.handle, product]))
    for (const { slug, parent } of this.terms.colors) {
      if (!parent) continue
      const shades = this.#shades.get(parent) ?? new Set()
      this.#shades.set(parent, shades.add(slug))
    }
  }

  byId(id: string): IndexedProduct | undefined {
    return this.#byId.get(id)
  }

  byHandle(handle: string): IndexedProduct | undefined {
    return this.#byHandle.get(handle)
  }

  /** Returns a product that was just read in the shop's terms, with the brands and categories of this index. */
  shopProduct(product: MedusaProduct): ShopProduct | undefined {
    return shopProduct(product, this.directory)
  }

  /** Returns the slugs of colours and the shades of those that are families. */
  shadesOf(colours: readonly string[]): ReadonlySet<string> {
    return new Set(colours.flatMap((slug) => [slug, ...(this.#shades.get(slug) ?? [])]))
  }
}

function indexed(product: ShopProduct): IndexedProduct {
  const { card, extras, medusa } = product
  const prices = card.variations.map(({ price }) => price)
  return {
    ...product,
    terms: termsOfProduct(product),
    words: wordsOf(product),
    prices: [...new Set(prices.length ? prices : [card.price])],
    // Products of the merchant's own come last in the curated order.
    position: extras.position ?? Number.MAX_SAFE_INTEGER,
    popularity: extras.popularity ?? 0,
    publishedAt: extras.publishedAt ?? bangkok(medusa.created_at),
  }
}

/** A time as `YYYY-MM-DD HH:mm:ss` in Bangkok, as the metadata has it. */
function bangkok(time: string | null): string {
  return new Date(time ?? 0).toLocaleString('sv-SE', { timeZone: 'Asia/Bangkok' })
}
