import type { ListingQuery } from './listing.generated.ts'
import type { FilterName } from './listingAddress.ts'

/** The filters of a listing with their terms. */
export type Filters = NonNullable<ListingQuery['listing']>['filters']

/** One value of a filter. */
export type Term = Filters[number]['terms'][number]

/** Handles one term of a filter. The terms `replaced`, those above and below it, are removed when it is added. */
export type OnTerm = (filter: FilterName, term: string, replaced?: readonly string[]) => void

/** A term with the terms below it: subcategories, or shades of a colour. */
export interface TermNode {
  term: Term
  below: TermNode[]
}

/** Returns the terms as a tree, in their order. A term whose parent is not among them is at the top. */
export function termTree(terms: readonly Term[]): TermNode[] {
  const nodes = new Map(terms.map((term): [string, TermNode] => [term.slug, { term, below: [] }]))
  const top: TermNode[] = []
  for (const node of nodes.values()) {
    const above = node.term.parent ? nodes.get(node.term.parent) : undefined
    if (above && above !== node) above.below.push(node)
    else top.push(node)
  }
  return top
}

/** Returns the slugs of all terms below. */
export const slugsBelow = (nodes: readonly TermNode[]): string[] =>
  nodes.flatMap(({ term, below }) => [term.slug, ...slugsBelow(below)])
