import { isDeepStrictEqual } from 'node:util'
import { eq, inArray, sql } from 'drizzle-orm'
import { type Album, optionalImage } from '#cms/catalog/album.ts'
import { inTreeOrder } from '#cms/catalog/categoryTree.ts'
import { inBatches } from '#cms/database/bulkWrites.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { listingTerms, productTerms, type TermKind, terms } from '#cms/database/schema/catalog.ts'
import {
  bySize,
  discountTerms,
  type FacetTerm,
  priceTerms,
  saleTerm,
  swatchTerms,
} from './facets.ts'
import type { CatalogueSource, SourceTerm } from './source.ts'

interface NewTerm extends FacetTerm {
  parent?: string | undefined
}

/** The ids of terms by kind and slug. */
export class TermIds {
  readonly #ids: Map<string, number>

  constructor(rows: { id: number; kind: string; slug: string }[]) {
    this.#ids = new Map(rows.map(({ id, kind, slug }) => [`${kind} ${slug}`, id]))
  }

  /** Throws an Error when the catalogue has no such term. */
  of(kind: TermKind, slug: string): number {
    const id = this.#ids.get(`${kind} ${slug}`)
    if (id === undefined) throw new Error(`The catalogue has no ${kind} called "${slug}"`)
    return id
  }
}

/** Stores the terms of a catalogue that are new or changed, and keeps the ids of existing ones. */
export async function storeTerms(
  transaction: Database,
  source: CatalogueSource,
  album: Album,
): Promise<TermIds> {
  const wanted = termsOf(source, album)
  const before = await transaction.select().from(terms)
  const idsByTerm = new Map(before.map(({ kind, slug, id }) => [`${kind} ${slug}`, id]))
  let last = Math.max(0, ...idsByTerm.values())
  const rows = wanted.map(({ parent, ...term }, position) => {
    last += idsByTerm.has(`${term.kind} ${term.slug}`) ? 0 : 1
    return { ...term, id: idsByTerm.get(`${term.kind} ${term.slug}`) ?? last, position, parent }
  })
  const ids = new TermIds(rows)
  const kept = new Set(rows.map(({ id }) => id))
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (removed.length > 0) {
    await transaction.delete(productTerms).where(inArray(productTerms.termId, removed))
    await transaction.delete(listingTerms).where(inArray(listingTerms.termId, removed))
    await transaction.update(terms).set({ parentId: null }).where(inArray(terms.parentId, removed))
    await transaction.delete(terms).where(inArray(terms.id, removed))
  }
  const stored = new Map(before.map((term) => [term.id, term]))
  const changed = rows.filter(({ id, name, position, attributes }) => {
    const storedTerm = stored.get(id)
    if (!storedTerm) return true
    // Without its absent fields, as the database returns it.
    const written: unknown = JSON.parse(JSON.stringify(attributes))
    const now = [name, position, written]
    return !isDeepStrictEqual([storedTerm.name, storedTerm.position, storedTerm.attributes], now)
  })
  await inBatches(changed, 1000, (batch) =>
    transaction
      .insert(terms)
      .values(batch.map(({ parent, ...row }) => row))
      .onConflictDoUpdate({
        target: terms.id,
        set: {
          name: sql`excluded.name`,
          position: sql`excluded.position`,
          attributes: sql`excluded.attributes`,
        },
      }),
  )
  for (const { id, kind, parent } of rows) {
    const parentId = parent ? ids.of(kind, parent) : null
    if (parentId === (stored.get(id)?.parentId ?? null)) continue
    await transaction.update(terms).set({ parentId }).where(eq(terms.id, id))
  }
  return ids
}

function termsOf(source: CatalogueSource, album: Album): NewTerm[] {
  const allTerms = source.products.flatMap((product) => [
    ...swatchTerms(product),
    ...priceTerms(product),
  ])
  const once = new Map(allTerms.map((term) => [`${term.kind} ${term.slug}`, term]))
  const facet = (wanted: TermKind) => [...once.values()].filter(({ kind }) => kind === wanted)
  return [
    ...source.brands.map((term) => listed('brand', term, album)),
    ...inTreeOrder(source.categories).map((term) => listed('category', term, album)),
    ...source.collections.map((term) => listed('collection', term, album)),
    ...withFamilies(
      source,
      ordered(
        facet('colour'),
        source.colours?.map(({ slug }) => slug),
      ),
    ),
    ...ordered(facet('size').sort(bySize), source.sizes),
    ...discountTerms,
    ...(source.traits ?? []).map((trait) => ({ ...trait, attributes: {} })),
    saleTerm,
    ...facet('price'),
  ]
}

/** Terms in the order of their slugs, those without one last. */
function ordered(terms: NewTerm[], slugs: readonly string[] = []): NewTerm[] {
  const ranks = new Map(slugs.map((slug, rank) => [slug, rank]))
  const rankOf = ({ slug }: NewTerm) => ranks.get(slug) ?? slugs.length
  return terms.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** The colour families that have shades, and the shades below them. */
function withFamilies({ colourFamilies = [] }: CatalogueSource, shades: NewTerm[]): NewTerm[] {
  const families = colourFamilies.filter((family) =>
    shades.some(({ slug }) => family.shades.includes(slug)),
  )
  return [
    ...families.map(
      ({ slug, name, paint }): NewTerm => ({ kind: 'colour', slug, name, attributes: paint }),
    ),
    ...shades.map((shade) => ({
      ...shade,
      parent: families.find((family) => family.shades.includes(shade.slug))?.slug,
    })),
  ]
}

function listed(kind: TermKind, term: SourceTerm, album: Album): NewTerm {
  const { featuredImage, featuredImageMobile, featuredVideo, content } = term
  return {
    kind,
    slug: term.slug,
    name: term.name,
    parent: term.parent,
    attributes: {
      featuredImage: optionalImage(album, featuredImage),
      ...(featuredImageMobile ? { featuredImageMobile: album.image(featuredImageMobile) } : {}),
      featuredType: featuredVideo ? 'video' : featuredImage ? 'image' : null,
      ...(featuredVideo ? { featuredVideo } : {}),
      ...(content ? { content } : {}),
    },
  }
}
