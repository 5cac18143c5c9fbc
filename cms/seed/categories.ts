import type { CatalogueSource, SourceTerm } from '#catalog/source.ts'
import type { categoryEdits } from '#database/schema/edits.ts'

export type CategoryEdit = typeof categoryEdits.$inferSelect

/** A category with what people changed. */
export type EditedCategory = SourceTerm & { edit?: CategoryEdit | undefined; isMade: boolean }

/** All categories by the slugs of the files, with what people changed; hidden ones and new ones too. */
export function editedCategories(
  { categories }: Pick<CatalogueSource, 'categories'>,
  edits: readonly CategoryEdit[],
): EditedCategory[] {
  const bySlug = new Map(edits.map((edit) => [edit.slug, edit]))
  const known = new Set(categories.map(({ slug }) => slug))
  const made = edits
    .filter(({ slug }) => !known.has(slug))
    .map(({ slug, name }) => ({ slug, name }))
  return [...categories, ...made].map((term) => {
    const edit = bySlug.get(term.slug)
    const isMade = !known.has(term.slug)
    return edit
      ? { ...term, name: edit.name, parent: edit.parent ?? undefined, edit, isMade }
      : { ...term, isMade }
  })
}

/** The slugs of a category and of those above it, by their order upwards. */
export function chainOf(slug: string, categories: readonly SourceTerm[]): string[] {
  const chain: string[] = []
  for (
    let term = categories.find((each) => each.slug === slug);
    term && !chain.includes(term.slug);
    term = categories.find((each) => each.slug === term?.parent)
  )
    chain.push(term.slug)
  return chain
}

/** The catalogue with its categories as people changed them: renamed, moved, hidden and new ones. */
export function withCategories(
  source: CatalogueSource,
  edits: readonly CategoryEdit[],
): CatalogueSource {
  if (edits.length === 0) return source
  const all = editedCategories(source, edits)
  const hidden = new Set(all.filter(({ edit }) => edit?.isHidden).map(({ slug }) => slug))
  const isShown = (slug: string) => !chainOf(slug, all).some((each) => hidden.has(each))
  const addresses = new Map(all.map(({ slug, edit }) => [slug, edit?.address ?? slug]))
  const address = (slug: string) => addresses.get(slug) ?? slug
  const shown = all.filter(({ slug }) => isShown(slug))
  return {
    ...source,
    categories: shown.map(({ edit, isMade, parent, ...term }) => ({
      ...term,
      slug: address(term.slug),
      parent: parent && address(parent),
    })),
    formerCategories: Object.fromEntries(
      edits.flatMap((edit) => edit.formerAddresses.map((former) => [former, edit.address])),
    ),
    products: source.products.map((product) => {
      // Those above them may be others now.
      const above = new Set(
        product.categories.flatMap((slug) => chainOf(slug, source.categories).slice(1)),
      )
      const own = product.categories.filter((slug) => !above.has(slug))
      const categories = own.flatMap((slug) => chainOf(slug, all)).filter(isShown)
      return { ...product, categories: [...new Set(categories.map(address))] }
    }),
  }
}
