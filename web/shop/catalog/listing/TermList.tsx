import type { FilterName } from '@vitrine/contract/rules/filterNames.ts'
import { useId, useState } from 'react'
import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { classes } from '#web/lib/classes.ts'
import { halvesPaint } from '../card/swatchPaint.ts'
import styles from './FilterTerms.module.css'
import type { ListingQuery } from './listing.generated.ts'

/** The filters of a listing with their terms. */
export type Filters = NonNullable<ListingQuery['listing']>['filters']

/** A value of a filter, with its number of products. */
export type Term = Filters[number]['terms'][number]

/** Handles one term of a filter, whose adding removes the terms `replaced`, those above and below it. */
export type OnTerm = (filter: FilterName, term: string, replaced?: readonly string[]) => void

/** A term with the terms below it: subcategories, or shades of a colour. */
interface TermNode {
  term: Term
  below: TermNode[]
}

/** Returns the terms as a tree, in their order, with a term at the top whose parent is not among them. */
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

/** Whether the numbers of products help to choose: not when all are the same (listing.filters.counts-equal). */
export const hasDifferentCounts = (terms: readonly Term[]) =>
  terms.length === 1 || new Set(terms.map(({ count }) => count)).size > 1

/** Returns the slugs of all terms below. */
export const slugsBelow = (nodes: readonly TermNode[]): string[] =>
  nodes.flatMap(({ term, below }) => [term.slug, ...slugsBelow(below)])

interface TermListProps {
  name: FilterName
  active: readonly string[]
  onToggle: OnTerm
  onPrefetch: OnTerm
  title?: string
  nodes: readonly TermNode[]
  isPainted: boolean
  showsCounts: boolean
  /** Slugs of the terms above these. */
  above: readonly string[]
}

/** The terms of one level, each with those below it. */
export function TermList({ title, nodes, ...common }: TermListProps) {
  return (
    <ul
      className={classes(
        common.above.length > 0 ? styles.below : styles.terms,
        common.isPainted && styles.swatches,
      )}
      aria-label={title}
    >
      {nodes.map((node) => (
        <TermItem key={node.term.slug} node={node} {...common} />
      ))}
    </ul>
  )
}

interface TermItemProps extends Omit<TermListProps, 'nodes' | 'title'> {
  node: TermNode
}

/** A term as a checkbox, with the terms below it indented, and shades of a colour on request. */
function TermItem({ node: { term, below }, ...common }: TermItemProps) {
  const { name, active, above, isPainted, showsCounts, onToggle, onPrefetch } = common
  const { slug, color, colors } = term
  const lower = slugsBelow(below)
  const isPartial = lower.some((lowerSlug) => active.includes(lowerSlug))
  const [isOpen, setOpen] = useState(isPartial)
  const id = useId()
  const paint = colors ? halvesPaint(colors) : color
  const replaced = [...above, ...lower]
  const prefetch = () => onPrefetch(name, slug, replaced)
  const canClose = isPainted && below.length > 0
  return (
    <li className={classes(canClose && isOpen && styles.open)}>
      <div className={styles.row}>
        <label className={styles.term} onPointerEnter={prefetch}>
          <input
            className={paint ? styles.hiddenBox : styles.box}
            type="checkbox"
            checked={active.includes(slug)}
            ref={(box) => {
              if (box) box.indeterminate = isPartial
            }}
            onChange={() => onToggle(name, slug, replaced)}
            onFocus={prefetch}
          />
          {paint ? <span className={styles.disc} style={{ background: paint }} /> : null}
          <span className={styles.name}>{term.name}</span>
          {showsCounts ? (
            <span className={styles.count}>{term.count < 0 ? '' : term.count}</span>
          ) : null}
        </label>
        {canClose ? (
          <button
            type="button"
            className={styles.more}
            aria-label={catalogCopy.shadesOf({ family: term.name.toLowerCase() })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          />
        ) : null}
      </div>
      {below.length > 0 && (isOpen || !canClose) ? (
        <div id={id}>
          <TermList
            {...common}
            nodes={below}
            above={[...above, slug]}
            title={canClose ? catalogCopy.shadesOf({ family: term.name.toLowerCase() }) : term.name}
          />
        </div>
      ) : null}
    </li>
  )
}
