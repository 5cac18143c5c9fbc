/** A category that may be below another one, by slugs. */
interface Node {
  slug: string
  parent?: string | undefined
}

/** A category and its ancestors, upwards, until a parent that does not exist or is in the chain already. */
export function categoryChain<Term extends Node>(
  slug: string | undefined,
  categories: readonly Term[],
): Term[] {
  const chain: Term[] = []
  const find = (wanted: string | undefined) => categories.find((term) => term.slug === wanted)
  for (let term = find(slug); term && !chain.includes(term); term = find(term.parent))
    chain.push(term)
  return chain
}

/** The categories as a tree: one whose parent does not exist, or is below it, is at the top. */
export function asTree<Term extends Node>(categories: readonly Term[]): Term[] {
  return categories.map((term) => {
    const above = categoryChain(term.parent, categories)
    const isBelow = above.length > 0 && !above.some(({ slug }) => slug === term.slug)
    return isBelow || term.parent === undefined ? term : { ...term, parent: undefined }
  })
}

/** The categories as a tree, each before those below it. */
export function inTreeOrder<Term extends Node>(categories: readonly Term[]): Term[] {
  const tree = asTree(categories)
  const depthFirst = (parent: string | undefined): Term[] =>
    tree
      .filter((term) => term.parent === parent)
      .flatMap((term) => [term, ...depthFirst(term.slug)])
  return depthFirst(undefined)
}
