import { ContractProblem, fieldProblem, notFound } from '@vitrine/commerce/problem.ts'
import { TermEdit, TermKind, type TermRow } from '@vitrine/commerce/staff/terms.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { CatalogueSource, SourceProduct } from '#cms/catalog/source.ts'
import type { Operation } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { photographs, termEdits, termOrders } from '#cms/database/schema/edits.ts'
import { readEdits, withProducts } from '#cms/seed/edits.ts'
import { htmlText, textHtml } from '#cms/seed/productTexts.ts'
import { refreshCatalogue } from '#cms/seed/refresh.ts'
import {
  catalogueScales,
  type EditedTerm,
  editedTerms,
  isGroup,
  productsByTerm,
  usualScale,
} from '#cms/seed/terms.ts'
import { loadCatalogue } from '../content/catalogue/load.ts'

export const TermsInput = z.object({ kind: TermKind })
export const SaveTermInput = TermEdit.extend({
  kind: TermKind,
  slug: z.string().max(80).nullable().meta({ description: 'null for a new one' }),
  address: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens')
    .optional()
    .meta({ description: 'The slug of a new brand or colour; that of a size is its name' }),
  seen: z.number('Send the version that you have read').int(),
})
type Saved = z.infer<typeof SaveTermInput>

/** The characters of a size that products of the back office can have. */
const sizeName = /^[A-Za-z0-9./ ]{1,12}$/

/** All brands, colours or sizes, including those that are off: colours below their group, sizes by scale. */
export const listTerms: Operation<z.infer<typeof TermsInput>, TermRow[]> = async (
  { database, clock, thai },
  { kind },
) => {
  const { translate } = await thai()
  const edits = await readEdits(database)
  const catalogue = withProducts(await loadCatalogue(), edits, clock.now())
  const products = productsByTerm(kind, catalogue)
  return inGroups(editedTerms(kind, catalogue, edits)).map(({ term, after }) => ({
    ...{ slug: term.slug, name: term.name, parent: term.parent, colors: term.colors, after },
    thai: term.edit?.thai || thaiOf(term.name, translate),
    story: htmlText(term.story),
    storyThai: htmlText(term.edit?.storyThai || thaiOf(term.story, translate)),
    photograph: term.edit?.photograph ?? null,
    isOff: term.edit?.isOff ?? false,
    products: products.get(term.slug)?.length ?? 0,
    version: term.edit?.version ?? 0,
  }))
}

function thaiOf(text: string, translate: (text: string) => string): string {
  const translated = translate(text)
  return translated === text ? '' : translated
}

/** Each group before the terms in it, with the slug before it among its siblings, and sizes by scale. */
function inGroups(terms: readonly EditedTerm[]) {
  const siblings = Map.groupBy(terms, ({ parent }) => parent)
  const placed = [...siblings.values()].flatMap((list) =>
    list.map((term, index) => ({ term, after: list[index - 1]?.slug ?? null })),
  )
  const below = (slug: string) => placed.filter(({ term }) => term.parent === slug)
  const groups = placed.filter(({ term }) => term.parent === null)
  return [
    ...groups.flatMap((group) => [group, ...below(group.term.slug)]),
    ...placed.filter(
      ({ term }) =>
        term.parent !== null && !groups.some(({ term: { slug } }) => slug === term.parent),
    ),
  ]
}

/**
 * Makes or changes a brand, colour or size, which wins over the files from then on. Throws conflict when another person has
 * changed it, for a new one whose address is taken, and for one that products have and that is switched off.
 */
export const saveTerm: Operation<Saved, string> = async (cms, given) => {
  const source = await loadCatalogue()
  const { kind, name, seen } = given
  await refreshCatalogue(cms, async (transaction) => {
    const edits = await readEdits(transaction)
    const catalogue = withProducts(source, edits, cms.clock.now())
    const all = editedTerms(kind, catalogue, edits)
    const slug = given.slug ?? newSlug(given, catalogue)
    const before = all.find((term) => term.slug === slug)
    if (given.slug !== null && !before) throw notFound(`There is no ${kind} ${slug}.`)
    if (given.slug === null && before) {
      const message = `The ${kind} ${before.name} has this address already.`
      const field = kind === 'size' ? 'name' : 'address'
      throw new ContractProblem('conflict', message, { fields: { [field]: message } })
    }
    if ((before?.edit?.version ?? 0) !== seen)
      throw new ContractProblem(
        'conflict',
        `Another person has changed this ${kind} since you opened it. Look at it again before you go on.`,
      )
    checkPlace(given, slug, before, all, catalogue)
    await checkParts(transaction, given, before, all)
    const users = usersOf(kind, slug, all, catalogue)
    if (given.isOff) checkUnused(given, slug, users, all)
    const isStoryKept =
      before &&
      given.story === htmlText(before.story) &&
      given.storyThai === htmlText(await storyThaiOf(cms, before))
    const row = {
      ...{ kind, slug, name, thai: given.thai, parent: given.parent, isOff: given.isOff },
      ...{ photograph: kind === 'brand' ? given.photograph : null, version: seen + 1 },
      colors: kind === 'colour' ? given.colors : [],
      ...(isStoryKept || kind !== 'brand'
        ? {}
        : { story: textHtml(given.story), storyThai: given.story && textHtml(given.storyThai) }),
    }
    await transaction
      .insert(termEdits)
      .values(row)
      .onConflictDoUpdate({ target: [termEdits.kind, termEdits.slug], set: row })
    await place(transaction, given, slug, all)
    return users.map(({ code }) => code)
  })
  await cms.refreshThai()
  cms.notices.add(['/'])
  return `${name} is ${given.isOff ? 'switched off' : 'saved'}.`
}

const storyThaiOf = async (
  { thai }: { thai(): Promise<{ translate(text: string): string }> },
  { edit, story }: EditedTerm,
) => edit?.storyThai || thaiOf(story, (await thai()).translate)

function newSlug({ kind, name, address, parent }: Saved, catalogue: CatalogueSource): string {
  if (kind !== 'size') {
    if (!address) throw fieldProblem('address', 'Enter an address')
    return address
  }
  if (!sizeName.test(name))
    throw fieldProblem('name', 'A size has at most 12 letters, digits, dots, slashes and spaces')
  return `${catalogueScales(catalogue).get(parent ?? usualScale)?.prefix ?? ''}${name.toLowerCase()}`
}

/** Throws invalid for a group, a scale or a place that it cannot have. */
function checkPlace(
  { kind, parent, after }: Saved,
  slug: string,
  before: EditedTerm | undefined,
  all: readonly EditedTerm[],
  catalogue: CatalogueSource,
) {
  if (kind === 'brand' && parent !== null) throw fieldProblem('parent', 'A brand is in no group')
  if (kind === 'size' && (parent === null || !catalogueScales(catalogue).has(parent)))
    throw fieldProblem('parent', 'Choose a scale')
  if (kind === 'size' && before && before.parent !== parent)
    throw fieldProblem('parent', 'A size stays in its scale')
  if (kind === 'colour') {
    const group = all.find((term) => term.slug === parent)
    if (parent !== null && !(group && isGroup(group, catalogue)))
      throw fieldProblem('parent', 'Choose a group')
    if (before && isGroup(before, catalogue) !== (parent === null))
      throw fieldProblem(
        'parent',
        parent === null ? 'Choose the group of this colour' : 'A group cannot be in another one',
      )
  }
  const isSibling = all.some((term) => term.slug === after && term.parent === parent)
  if (after !== null && (after === slug || !isSibling))
    throw fieldProblem('after', `Choose another ${kind} of the same group`)
}

/** Throws invalid for a name that is taken, for tones that are missing, and for a photograph that is gone. */
async function checkParts(
  transaction: Database,
  { kind, name, parent, colors, photograph }: Saved,
  before: EditedTerm | undefined,
  all: readonly EditedTerm[],
) {
  const sameName = all.some(
    (term) =>
      term !== before && term.parent === parent && term.name.toLowerCase() === name.toLowerCase(),
  )
  // Files may have two of the same name.
  if (sameName && name !== before?.name)
    throw fieldProblem('name', `Another ${kind} is called ${name}`)
  if (kind === 'colour' && colors.length === 0)
    throw fieldProblem('colors', 'Choose a colour such as #2c4fa3')
  if (!photograph) return
  if ((await transaction.$count(photographs, eq(photographs.id, photograph.id))) === 0)
    throw fieldProblem('photograph', 'Choose the photograph again')
}

/** The products that have a term, those of a group by its colours. */
function usersOf(
  kind: TermKind,
  slug: string,
  all: readonly EditedTerm[],
  catalogue: CatalogueSource,
): SourceProduct[] {
  const products = productsByTerm(kind, catalogue)
  const slugs = [slug, ...all.filter(({ parent }) => parent === slug).map((term) => term.slug)]
  return [...new Set(slugs.flatMap((slug) => products.get(slug) ?? []))]
}

/** Throws conflict for a term that products or colours have. */
function checkUnused(
  { kind, name }: Saved,
  slug: string,
  users: readonly SourceProduct[],
  all: readonly EditedTerm[],
) {
  const inGroup = all.filter(({ parent, edit }) => parent === slug && !edit?.isOff)
  const named =
    inGroup.length > 0
      ? listed(inGroup.map((term) => term.name))
      : listed(users.map((product) => `${product.name} (${product.code})`))
  if (!named) return
  throw new ContractProblem(
    'conflict',
    inGroup.length > 0
      ? `${name} is the group of ${named}. Only a group without colours can be switched off.`
      : `${name} is the ${kind} of ${named}. Only a ${kind} without products can be switched off.`,
  )
}

/** Up to three names and how many more there are, or an empty text without any. */
function listed(names: readonly string[]): string {
  const first = names.slice(0, 3)
  const more = names.length - first.length
  if (more > 0) return `${first.join(', ')} and ${more} more`
  return [first.slice(0, -1).join(', '), ...first.slice(-1)].filter(Boolean).join(' and ')
}

/** Stores the order in which a term follows `after`, or is the first of its group. */
async function place(
  transaction: Database,
  { kind, parent, after }: Saved,
  slug: string,
  all: readonly EditedTerm[],
) {
  const siblings = all.filter((term) => term.parent === parent)
  const at = siblings.findIndex((term) => term.slug === slug)
  if (at >= 0 && (siblings[at - 1]?.slug ?? null) === after) return
  const slugs = all.map((term) => term.slug).filter((item) => item !== slug)
  const first = siblings.find((term) => term.slug !== slug)?.slug
  const index =
    after === null ? (first ? slugs.indexOf(first) : slugs.length) : slugs.indexOf(after) + 1
  const row = { kind, slugs: slugs.toSpliced(index, 0, slug) }
  await transaction
    .insert(termOrders)
    .values(row)
    .onConflictDoUpdate({ target: termOrders.kind, set: row })
}
