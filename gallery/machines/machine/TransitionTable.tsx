import { machineTransitions } from '@vitrine/machines/tools/machineStructure.ts'
import { classes } from '@vitrine/web/lib/classes.ts'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { formatCoverage } from '../coverage/coverage.ts'
import type { Marks } from '../diagram/marks.ts'
import { ScrollRegion } from '../table/ScrollRegion.tsx'
import styles from '../table/Tables.module.css'

const pathOf = ({ path }: AnyStateNode) => path.join(' › ') || 'anywhere'

/** Every transition as a row; those that are possible now are buttons. */
export function TransitionTable({
  machine,
  marks,
  onTake,
}: {
  machine: AnyStateMachine
  marks: Marks
  onTake: (key: string) => void
}) {
  return (
    <section className={styles.section} aria-labelledby="transitions">
      <h2 id="transitions" className={styles.heading}>
        Transitions
      </h2>
      <ScrollRegion label="Table of transitions">
        <table className={classes(styles.table, styles.stacked)}>
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Event</th>
              <th scope="col">Guard</th>
              <th scope="col">Target</th>
              <th scope="col">Description</th>
              {marks.tests ? <th scope="col">Tests</th> : null}
            </tr>
          </thead>
          <tbody>
            {machineTransitions(machine).map(
              ({ key, source, event, guard, targets, description }) => (
                <tr key={key} data-active={marks.taken.has(key) || undefined}>
                  <td>{pathOf(source)}</td>
                  <td>
                    {marks.possible.has(key) ? (
                      <button type="button" className={styles.take} onClick={() => onTake(key)}>
                        {event}
                      </button>
                    ) : (
                      event
                    )}
                  </td>
                  <td className={styles.guard}>{guard}</td>
                  <td className={styles.to}>{targets.map(pathOf).join(', ') || '—'}</td>
                  <td>{description}</td>
                  {marks.tests ? (
                    <td className={styles.tests}>{formatCoverage(marks.tests.get(key))}</td>
                  ) : null}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
