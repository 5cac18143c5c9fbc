import { categoryChain, inTreeOrder } from '@vitrine/cms/catalog/categoryTree.ts'
import { categoryPath } from '@vitrine/cms/catalog/paths.ts'
import { TermExtras } from '../medusa/extras.ts'
import type { MedusaTerms } from '../medusa/readCatalogue.ts'

/** A brand, category or collection in the shop's terms. */
export interface ShopTerm {
  id: string
  slug: string
  name: string
  /** The slug of the parent category. */
  parent?: string | undefined
  extras: Partial<TermExtras>
}

/** The brands, categories and collections of Medusa, by id and in the order in which the shop shows them. */
export class Directory {
  readonly brands: ShopTerm[]
  readonly categories: ShopTerm[]
  readonly collections: ShopTerm[]
  readonly #byId: Map<string, ShopTerm>

  constructor({ types, categories, collections }: MedusaTerms) {
    this.brands = ordered(
      types.map(({ id, value, metadata }) => {
        const extras = termExtras(metadata)
        return { id, slug: extras.slug ?? nameSlug(value), name: value, extras }
      }),
    )
    const handles = new Map(categories.map(({ id, handle }) => [id, handle]))
    const terms = [...categories]
      .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
      .map(({ id, name, handle, parent_category_id, metadata }) => ({
        id,
        slug: handle,
        name,
        parent: handles.get(parent_category_id ?? ''),
        extras: termExtras(metadata),
      }))
    this.categories = inTreeOrder(terms)
    this.collections = ordered(
      collections.map(({ id, title, handle, metadata }) => ({
        id,
        slug: handle,
        name: title,
        extras: termExtras(metadata),
      })),
    )
    const all = [...this.brands, ...this.categories, ...this.collections]
    this.#byId = new Map(all.map((term) => [term.id, term]))
  }

  /** Returns the terms with these ids of Medusa, without unknown ones. */
  of(ids: readonly (string | null | undefined)[]): ShopTerm[] {
    return ids.flatMap((id) => this.#byId.get(id ?? '') ?? [])
  }

  collection(slug: string): ShopTerm | undefined {
    return this.collections.find((term) => term.slug === slug)
  }

  /** Returns a category with those above it, the top one first. */
  trail(term: ShopTerm): ShopTerm[] {
    return [term, ...categoryChain(term.parent, this.categories)].toReversed()
  }

  /** Returns the path of a category's page. */
  pathOf(term: ShopTerm): string {
    return categoryPath(this.trail(term).map(({ slug }) => slug))
  }
}

/** Reads the shop's part of the metadata of a term, without malformed parts. */
function termExtras(metadata: Record<string, unknown> | null | undefined): Partial<TermExtras> {
  return TermExtras.partial()
    .catch({})
    .parse(metadata?.['vitrine'] ?? {})
}

function ordered(terms: ShopTerm[]): ShopTerm[] {
  const place = ({ extras }: ShopTerm) => extras.position ?? Number.MAX_SAFE_INTEGER
  return terms.toSorted(
    (one, other) => place(one) - place(other) || one.name.localeCompare(other.name),
  )
}

/** Returns a name as a slug, such as `silk-wool` for `Silk & wool`, with the letters of names without Latin ones. */
export function nameSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
