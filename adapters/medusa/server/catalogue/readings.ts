import type { MedusaCatalogue, MedusaProduct, MedusaTerms } from '../medusa/readCatalogue.ts'

/**
 * What was read of Medusa's catalogue. Readings of everything and of single products overlap, and may end in another order
 * than they started. Of each product the reading that started last counts: a change is followed by a reading that starts
 * after it, so that this one contains all changes.
 */
export class Readings {
  #started = 0
  /** Products that no longer exist are undefined, so that an older reading does not bring them back. */
  readonly #products = new Map<string, { started: number; product: MedusaProduct | undefined }>()
  #terms: { started: number; terms: MedusaTerms } = {
    started: 0,
    terms: { categories: [], collections: [], types: [] },
  }

  /** Returns the number of a reading that starts now. */
  start(): number {
    this.#started += 1
    return this.#started
  }

  /** Adds a reading of everything: products that it does not contain no longer exist. */
  addAll(started: number, { products, ...terms }: MedusaCatalogue) {
    this.addProducts(started, [...this.#products.keys()], products)
    this.addTerms(started, terms)
  }

  /**
   * Adds a reading of single products.
   * @param ids those that were requested, which no longer exist if they are not among the products
   */
  addProducts(started: number, ids: readonly string[], products: readonly MedusaProduct[]) {
    const found = new Map(products.map((product) => [product.id, product]))
    for (const id of new Set([...ids, ...found.keys()])) {
      const known = this.#products.get(id)
      if (!known || known.started < started)
        this.#products.set(id, { started, product: found.get(id) })
    }
  }

  addTerms(started: number, terms: MedusaTerms) {
    if (this.#terms.started < started) this.#terms = { started, terms }
  }

  /** Returns the catalogue by all readings. */
  catalogue(): MedusaCatalogue {
    const products = [...this.#products.values()].flatMap(({ product }) => product ?? [])
    return { ...this.#terms.terms, products }
  }
}
