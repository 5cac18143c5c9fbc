import { ContractProblem, fieldProblem, notFound } from '@vitrine/commerce/problem.ts'
import { CategoryEdit, type CategoryRow } from '@vitrine/commerce/staff/content.ts'
import { isNotNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Operation } from '#cms/core/context.ts'
import { categoryEdits, productEdits } from '#cms/database/schema/edits.ts'
import { editedCategories, slugsUpwards } from '#cms/seed/categories.ts'
import { refreshCatalogue } from '#cms/seed/refresh.ts'
import { loadCatalogue } from '../content/catalogue/load.ts'

export const SaveCategoryInput = CategoryEdit.extend({
  /** The slug of the category, or null to make one. */
  slug: z.string().max(80).nullable(),
  seen: z.number().int(),
})

/** All categories, each after its parent, including hidden ones. */
export const listCategories: Operation<object, CategoryRow[]> = async ({ database, thai }) => {
  const dictionary = await thai()
  const all = editedCategories(await loadCatalogue(), await database.select().from(categoryEdits))
  const below = (parent: string | undefined, depth: number): CategoryRow[] =>
    all
      .filter((term) => term.parent === parent)
      .flatMap(({ slug, name, edit }) => {
        const translated = dictionary.translate(name)
        return [
          {
            ...{ slug, name, depth, parent: parent ?? null, version: edit?.version ?? 0 },
            thai: edit?.thai || (translated === name ? '' : translated),
            address: edit?.address ?? slug,
            isHidden: edit?.isHidden ?? false,
          },
          ...below(slug, depth + 1),
        ]
      })
  return below(undefined, 0)
}

/** Makes or changes a category: its names, its address, the one above it, and whether the shop shows it. */
export const saveCategory: Operation<z.infer<typeof SaveCategoryInput>, string> = async (
  cms,
  { slug: given, seen, name, thai, address, parent, isHidden },
) => {
  const source = await loadCatalogue()
  const slug = given ?? address
  await refreshCatalogue(cms, async (transaction) => {
    const edits = await transaction.select().from(categoryEdits).for('update')
    const all = editedCategories(source, edits)
    const category = all.find((term) => term.slug === slug)
    if (given !== null && !category) throw notFound(`No category is called ${given}.`)
    if (given === null && category)
      throw fieldProblem('address', 'Another category has this address')
    const isTaken = all.some(
      (term) => term.slug !== slug && (term.edit?.address ?? term.slug) === address,
    )
    if (isTaken || source.brands.some((brand) => brand.slug === address))
      throw fieldProblem('address', 'Another category or brand has this address')
    if (parent !== null && !all.some((term) => term.slug === parent))
      throw fieldProblem('parent', 'This category does not exist')
    if (parent !== null && slugsUpwards(parent, all).includes(slug))
      throw fieldProblem('parent', 'A category cannot be below itself')
    const edit = category?.edit
    if ((edit?.version ?? 0) !== seen)
      throw new ContractProblem(
        'conflict',
        'Another person has changed this category since you opened it. Look at it again before you go on.',
      )
    const before = edit?.address ?? slug
    const earlier = [
      ...(edit?.formerAddresses ?? []),
      ...(category && before !== address ? [before] : []),
    ]
    const row = {
      ...{ slug, name, thai, parent, address, isHidden, version: seen + 1 },
      formerAddresses: [...new Set(earlier)].filter((item) => item !== address),
    }
    await transaction
      .insert(categoryEdits)
      .values(row)
      .onConflictDoUpdate({ target: categoryEdits.slug, set: row })
    // Categories that had this address before no longer redirect from it.
    await transaction
      .update(categoryEdits)
      .set({ formerAddresses: sql`${categoryEdits.formerAddresses} - ${address}::text` })
      .where(ne(categoryEdits.slug, slug))
    // Their pages name the categories.
    const made = await transaction
      .select({ code: productEdits.code })
      .from(productEdits)
      .where(isNotNull(productEdits.made))
    return [...source.products.filter(({ categories }) => categories.includes(slug)), ...made].map(
      ({ code }) => code,
    )
  })
  await cms.refreshThai()
  cms.notices.add(['/'])
  return `${name} is ${isHidden ? 'hidden' : 'saved'}.`
}
