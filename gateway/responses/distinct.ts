import type { NoteLoss } from './responseParser.ts'

/** Returns a list without the items whose id or slug an earlier one has: one page would show two products. */
export function distinct<Item extends { id: string; slug: string; name: string }>(
  items: readonly Item[],
  field: string,
  note: NoteLoss,
): Item[] {
  const known = new Map<string, number>()
  return items.filter(({ id, slug, name }, index) => {
    const first = known.get(`id ${id}`) ?? known.get(`slug ${slug}`)
    if (first !== undefined) {
      const problem = `has the id or the slug (${slug}) of ${field}.${first}; the item “${name}” is left out`
      note(`${field}.${index}`, problem)
      return false
    }
    known.set(`id ${id}`, index).set(`slug ${slug}`, index)
    return true
  })
}
