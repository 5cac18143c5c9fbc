import { clauses } from 'virtual:spec-clauses'
import { thaiViews } from 'virtual:thai-views'
import { stateNodes } from '@vitrine/machines/tools/machineStructure.ts'
import { classes } from '@vitrine/web/lib/classes.ts'
import type { AnyStateMachine } from 'xstate'
import { formatCoverage } from '../coverage/coverage.ts'
import type { Marks } from '../diagram/marks.ts'
import type { Folding } from '../fold/useFolding.ts'
import { ScrollRegion } from '../table/ScrollRegion.tsx'
import styles from '../table/Tables.module.css'

/** Every state with what the shopper sees, in both languages, and its clause. */
export function StateTable({
  machine,
  marks,
  folding: { parents, folded, toggle },
  onSelect,
}: {
  machine: AnyStateMachine
  marks: Marks
  folding: Folding
  onSelect: (id: string) => void
}) {
  return (
    <section className={styles.section} aria-labelledby="states">
      <h2 id="states" className={styles.heading}>
        States
      </h2>
      <ScrollRegion label="Table of states">
        <table className={classes(styles.table, styles.cards)}>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">What the shopper sees</th>
              <th scope="col">Clause</th>
              {marks.tests ? <th scope="col">Tests</th> : null}
            </tr>
          </thead>
          <tbody>
            {stateNodes(machine)
              .slice(1)
              .map((node) => (
                <tr
                  key={node.id}
                  data-active={marks.active.has(node.id) || undefined}
                  aria-current={marks.active.has(node.id) || undefined}
                >
                  <th scope="row">
                    <button
                      type="button"
                      className={styles.name}
                      style={{ paddingInlineStart: `${node.path.length - 1}rem` }}
                      aria-pressed={marks.selected === node.id}
                      onClick={() => onSelect(node.id)}
                    >
                      {node.key}
                    </button>
                    {parents.includes(node.id) ? (
                      <button
                        type="button"
                        className={styles.fold}
                        aria-pressed={folded.includes(node.id)}
                        aria-label={`Fold ${node.key}`}
                        onClick={() => toggle(node.id)}
                      >
                        {folded.includes(node.id) ? 'folded' : 'fold'}
                      </button>
                    ) : null}
                  </th>
                  <td>
                    {node.meta?.view}
                    <p lang="th" className={styles.thai}>
                      {thaiViews[node.meta?.view ?? '']}
                    </p>
                  </td>
                  <td title={clauses[node.meta?.spec ?? '']}>{node.meta?.spec}</td>
                  {marks.tests ? <td>{formatCoverage(marks.tests.get(node.id))}</td> : null}
                </tr>
              ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
