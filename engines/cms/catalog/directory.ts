import { categoryChain } from './categoryTree.ts'
import { priceTerms, saleTerms, swatchTerms } from './facets.ts'
import { categoryPath } from './paths.ts'
import type { Label, ProductLinks } from './productLinks.ts'
import type { CatalogueSource, SourceColourFamily, SourceProduct, SourceTerm } from './source.ts'
import type { TermIds } from './storeTerms.ts'

type Kind = 'brand' | 'category' | 'collection'

/** Resolves the slugs of a catalogue. Throws an Error with the slug when it is unknown. */
export class Directory {
  readonly #terms: Record<Kind, Map<string, SourceTerm>>
  readonly #families: Map<string, SourceColourFamily>
  readonly #termIds: TermIds
  readonly #productIds: Map<string, number>

  /** @param idsByCode product ids by their codes */
  constructor(source: CatalogueSource, termIds: TermIds, idsByCode: Map<string, number>) {
    const bySlug = (terms: SourceTerm[]) => new Map(terms.map((term) => [term.slug, term]))
    this.#terms = {
      brand: bySlug(source.brands),
      category: bySlug(source.categories),
      collection: bySlug(source.collections),
    }
    this.#families = familiesByShade(source)
    this.#termIds = termIds
    this.#productIds = new Map(
      source.products.map(({ slug, code }) => [slug, idsByCode.get(code) ?? 0]),
    )
  }

  linksOf(product: SourceProduct, variationIds: Map<string, number>): ProductLinks {
    const trail = this.#trail(product.categories[0])
    return {
      id: this.productId(product.slug),
      brand: this.#label('brand', product.brand),
      categories: product.categories.map((slug) => this.#label('category', slug)),
      collections: product.collections.map((slug) => this.#label('collection', slug)),
      trail: trail.map((category, depth) => ({
        id: category.slug,
        name: category.name,
        url: categoryPath(trail.slice(0, depth + 1).map(({ slug }) => slug)),
      })),
      searchedCategories: this.#searchedCategories(product, trail),
      families: swatchTerms(product).flatMap(({ kind, slug }) => {
        const family = kind === 'colour' ? this.#families.get(slug) : undefined
        return family ? [family] : []
      }),
      variationIds,
      completeTheLookIds: (product.completeTheLook?.products ?? []).map((slug) =>
        this.productId(slug),
      ),
      upsellIds: product.upsellProducts.map((slug) => this.productId(slug)),
    }
  }

  /** The rows that assign terms to a product. */
  productTermsOf(product: SourceProduct): { productId: number; termId: number }[] {
    const assigned = [
      { kind: 'brand' as const, slug: product.brand },
      ...product.categories.map((slug) => ({ kind: 'category' as const, slug })),
      ...product.collections.map((slug) => ({ kind: 'collection' as const, slug })),
      ...swatchTerms(product),
      ...(product.traits ?? []),
      ...saleTerms(product),
      ...priceTerms(product),
    ]
    const termIds = new Set(assigned.map(({ kind, slug }) => this.#termIds.of(kind, slug)))
    return [...termIds].map((termId) => ({ productId: this.productId(product.slug), termId }))
  }

  #trail(slug: string | undefined): SourceTerm[] {
    return categoryChain(slug, [...this.#terms.category.values()]).toReversed()
  }

  /** The first category with those above it, and the others without those above them. */
  #searchedCategories({ categories }: SourceProduct, trail: SourceTerm[]) {
    const above = new Set(
      categories.flatMap((slug) => this.#terms.category.get(slug)?.parent ?? []),
    )
    const lowest = categories.filter((slug) => !above.has(slug))
    const names = lowest.map((slug) => this.#terms.category.get(slug)?.name ?? slug)
    return [...new Set([...trail.map(({ name }) => name), ...names])]
  }

  #label(kind: Kind, slug: string): Label {
    const id = String(this.#termIds.of(kind, slug))
    return { id, slug, name: this.#terms[kind].get(slug)?.name ?? slug }
  }

  productId(slug: string): number {
    const id = this.#productIds.get(slug)
    if (!id) throw new Error(`The catalogue has no product called "${slug}"`)
    return id
  }
}

/** The families of colours by shade. */
function familiesByShade({ colourFamilies = [] }: CatalogueSource) {
  return new Map(colourFamilies.flatMap((family) => family.shades.map((slug) => [slug, family])))
}
