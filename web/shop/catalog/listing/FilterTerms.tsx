import type { OnTerm, Term } from './filterTypes.ts'
import type { FilterName } from './listingAddress.ts'
import { TermList } from './TermList.tsx'
import { termTree } from './termTree.ts'

export interface FilterTermsProps {
  name: FilterName
  /** The accessible name of the group. */
  title: string
  terms: readonly Term[]
  active: readonly string[]
  onToggle: OnTerm
  onPrefetch: OnTerm
}

/** The terms of one filter as checkboxes, colours as swatches, each with its count and the terms below it. */
export function FilterTerms({ title, terms, ...common }: FilterTermsProps) {
  const isPainted = terms.some(({ color, colors }) => color || colors)
  return (
    <TermList title={title} nodes={termTree(terms)} isPainted={isPainted} above={[]} {...common} />
  )
}
