import type { AnyStateNode } from 'xstate'
import { clauses } from '#machines/clauses.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import { type Coverage, stateIn } from '../coverage.ts'
import styles from './StateDetail.module.css'

/** A state by itself: the copy, the clause in its own words, what it looks like, and which tests reach it. */
export function StateDetail({
  node,
  machine,
  coverage,
  onClose,
}: {
  node: AnyStateNode
  machine: string
  coverage: Coverage
  onClose: () => void
}) {
  const alone = stateIn(coverage.machines, machine, node.id)
  const inBrowser = stateIn(coverage.browser, machine, node.id)
  const clause = node.meta?.spec ?? ''
  const { screens } = inBrowser
  const tests = [...inBrowser.tests, ...alone.tests]
  return (
    <section className={styles.detail} aria-labelledby="state">
      <div className={styles.words}>
        <h2 id="state" className={styles.heading}>
          {node.path.join(' › ') || machine}
        </h2>
        <p className={styles.view}>{node.meta?.view}</p>
        <blockquote className={styles.clause}>
          <p>{clauses[clause]}</p>
          <footer>SPEC.md {clause}</footer>
        </blockquote>
        {tests.length > 0 ? (
          <details className={styles.tests}>
            <summary>
              {tests.length === 1 ? '1 test reaches it' : `${tests.length} tests reach it`}
            </summary>
            <ul>
              {tests.map((test) => (
                <li key={test}>{test}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
      {screens.length > 0 ? (
        <div className={styles.screens}>
          {screens.map(([width, file]) => (
            <figure key={width} className={styles.screen} data-width={width}>
              <img src={`/_machines/screens/${file}`} alt={`${node.key} on a ${width}`} />
              <figcaption>{width}</figcaption>
            </figure>
          ))}
        </div>
      ) : null}
      <button type="button" className={styles.close} aria-label="Close the state" onClick={onClose}>
        <CloseIcon />
      </button>
    </section>
  )
}
