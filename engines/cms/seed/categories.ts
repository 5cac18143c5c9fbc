import { asTree, categoryChain } from '#cms/catalog/categoryTree.ts'
import type { CatalogueSource, SourceTerm } from '#cms/catalog/source.ts'
import type { categoryEdits } from '#cms/database/schema/edits.ts'

export type CategoryEdit = typeof categoryEdits.$inferSelect

/** A category with what people changed. */
export type EditedCategory = SourceTerm & { edit?: CategoryEdit | undefined; isMade: boolean }

/**
 * All categories by the slugs of the files, with what people changed, including hidden and new ones, as a tree even if
 * files have changed since.
 */
export function editedCategories(
  { categories }: Pick<CatalogueSource, 'categories'>,
  edits: readonly CategoryEdit[],
): EditedCategory[] {
  const bySlug = new Map(edits.map((edit) => [edit.slug, edit]))
  const slugs = new Set(categories.map(({ slug }) => slug))
  const made = edits
    .filter(({ slug }) => !slugs.has(slug))
    .map(({ slug, name }) => ({ slug, name }))
  return asTree(
    [...categories, ...made].map((term): EditedCategory => {
      const edit = bySlug.get(term.slug)
      const isMade = !slugs.has(term.slug)
      return edit
        ? { ...term, name: edit.name, parent: edit.parent ?? undefined, edit, isMade }
        : { ...term, isMade }
    }),
  )
}

/** The slugs of a category and of those above it, by their order upwards. */
export const slugsUpwards = (slug: string, categories: readonly SourceTerm[]): string[] =>
  categoryChain(slug, categories).map((term) => term.slug)

/** The catalogue with its categories as people changed them: renamed, moved, hidden and new ones. */
export function withCategories(
  source: CatalogueSource,
  edits: readonly CategoryEdit[],
): CatalogueSource {
  if (edits.length === 0) return source
  const all = editedCategories(source, edits)
  const hidden = new Set(all.filter(({ edit }) => edit?.isHidden).map(({ slug }) => slug))
  const isShown = (slug: string) =>
    !slugsUpwards(slug, all).some((slugsUpward) => hidden.has(slugsUpward))
  // A later version of the files can have a category with an address that people gave to another one.
  const unchanged = new Set(
    all.filter(({ slug, edit }) => (edit?.address ?? slug) === slug).map(({ slug }) => slug),
  )
  const isFree = (wanted: string) => !unchanged.has(wanted)
  const addresses = new Map(
    all.map(({ slug, edit }) => [slug, edit && isFree(edit.address) ? edit.address : slug]),
  )
  const present = new Set(addresses.values())
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
      edits.flatMap((edit) => {
        // An address that another category has now leads there, also while that one is hidden.
        const left = edit.formerAddresses.filter((former) => !present.has(former))
        return left.map((former) => [former, address(edit.slug)])
      }),
    ),
    products: source.products.map((product) => {
      // Categories may have other ancestors now.
      const above = new Set(
        product.categories.flatMap((slug) => slugsUpwards(slug, source.categories).slice(1)),
      )
      const lowest = product.categories.filter((slug) => !above.has(slug))
      const categories = lowest.flatMap((slug) => slugsUpwards(slug, all)).filter(isShown)
      return { ...product, categories: [...new Set(categories.map(address))] }
    }),
  }
}
