import { clauses } from 'virtual:spec-clauses'
import { thaiViews } from 'virtual:thai-views'
import { useEffect, useRef } from 'react'
import type { AnyStateNode } from 'xstate'
import { type Coverage, findStateCoverage, machineFailures } from '../coverage/coverage.ts'
import { StateFailures } from '../report/Failures.tsx'
import panel from './Panel.module.css'
import styles from './StateDetail.module.css'

const screenUrl = (file: string) => `/_machines/screens/${file}`

/** The details of a state: its copy in both languages, clause, screenshots and tests. */
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
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading of each selected state receives the focus
  useEffect(() => heading.current?.focus(), [node])
  const alone = findStateCoverage(coverage.machines, machine, node.id)
  const inBrowser = findStateCoverage(coverage.browser, machine, node.id)
  const clause = node.meta?.spec ?? ''
  const { screens } = inBrowser
  const tests = [...inBrowser.tests, ...alone.tests]
  const excluded = inBrowser.excluded ?? alone.excluded
  return (
    <section className={panel.panel} aria-labelledby="state">
      <button type="button" className={styles.close} onClick={onClose}>
        Back
      </button>
      <h2 id="state" ref={heading} tabIndex={-1} className={styles.heading}>
        {node.path.join(' › ') || machine}
      </h2>
      <div>
        <p className={styles.view}>{node.meta?.view}</p>
        <p className={styles.thai} lang="th">
          {thaiViews[node.meta?.view ?? '']}
        </p>
      </div>
      <blockquote className={styles.clause}>
        <p>{clauses[clause]}</p>
        <footer>{clause}</footer>
      </blockquote>
      {screens.map(([width, file]) => (
        <figure key={width} className={styles.screen} data-width={width}>
          <a href={screenUrl(file)} target="_blank" rel="noreferrer">
            <img src={screenUrl(file)} alt={`${node.key} on a ${width}, full page`} />
          </a>
          <figcaption>{width}</figcaption>
        </figure>
      ))}
      <StateFailures
        failures={machineFailures(coverage, machine).filter(({ items }) => items.includes(node.id))}
      />
      {excluded ? <p className={styles.tests}>Excluded from tests: {excluded}</p> : null}
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
    </section>
  )
}
