import { diagrams } from 'virtual:machine-diagrams'
import { clauses } from 'virtual:spec-clauses'
import { thaiViews } from 'virtual:thai-views'
import { type CatalogEntry, machineCatalog } from '@vitrine/machines/catalog/machineCatalog.ts'
import { machineTransitions, stateNodes } from '@vitrine/machines/tools/machineStructure.ts'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { formatDate } from '../page/utcTime.ts'
import { type Coverage, coveredShare, machineFailures } from './coverage/coverage.ts'
import { Thumbnail } from './diagram/Thumbnail.tsx'
import styles from './IndexPage.module.css'
import { FailureCount } from './report/Failures.tsx'
import { StatusBadge } from './report/StatusBadge.tsx'

/** A searchable text and the id of its state; empty for the machine itself. */
interface SearchText {
  text: string
  state: string
}

/** Names and descriptions of a machine, its states, events and guards. */
function searchTextsOf({ machine, about }: CatalogEntry): SearchText[] {
  const textsIn = (state: string, ...texts: (string | undefined)[]) =>
    texts.flatMap((text) => (text ? { text, state } : []))
  return [
    ...textsIn('', machine.id, about),
    ...stateNodes(machine)
      .slice(1)
      .flatMap(({ id, key, meta }) =>
        textsIn(
          id,
          key,
          meta?.view,
          thaiViews[meta?.view ?? ''],
          `${meta?.spec} ${clauses[meta?.spec ?? '']}`,
        ),
      ),
    ...machineTransitions(machine).flatMap(({ source, event, guard, description }) =>
      textsIn(source === machine.root ? '' : source.id, event, guard, description),
    ),
  ]
}

const index = machineCatalog.map((entry) => ({ entry, texts: searchTextsOf(entry) }))

/** The machines that contain a text, with their distinct matches. */
function search(text: string) {
  const query = text.trim().toLowerCase()
  return index.flatMap(({ entry, texts }) => {
    const matches = texts.filter((text) => text.text.toLowerCase().includes(query))
    const hits = new Map(matches.toReversed().map((hit) => [hit.text, hit]))
    return hits.size > 0 ? [{ entry, hits: query ? [...hits.values()].toReversed() : [] }] : []
  })
}

/** Every machine as a thumbnail, with a search through their texts. */
export function IndexPage({ coverage }: { coverage: Coverage }) {
  const [, navigate] = useLocation()
  const [text, setText] = useState(new URLSearchParams(useSearch()).get('q') ?? '')
  // Stored in the URL on blur, because browsers limit the rate of URL changes.
  const storeSearch = () =>
    navigate(text ? `/?${new URLSearchParams({ q: text })}` : '/', { replace: true })
  useEffect(() => {
    document.title = 'Machines · Vitrine'
  }, [])
  const results = search(text)
  return (
    <>
      <div className={styles.intro}>
        <h1 className={styles.heading}>State machines</h1>
        <p className={styles.lead}>
          Every flow of the shop as a state machine, drawn from the code that runs. Open one to
          simulate it, follow a tab of the shop, and see which tests cover it.
        </p>
        <ReportLinks {...coverage} />
        <label className={styles.search}>
          <span>Search machines, states, events and copy</span>
          <input
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onBlur={storeSearch}
            placeholder="sold out, debounce, Try again…"
          />
        </label>
        <p className={styles.count} aria-live="polite">
          {results.length === 0
            ? `No results for “${text.trim()}”. Try the name of a state or an event, or copy of the shop.`
            : results.length === 1
              ? '1 machine'
              : `${results.length} machines`}
        </p>
      </div>
      <ul className={styles.grid} aria-label="Machines">
        {results.map(({ entry, hits }) => (
          <Card
            key={entry.machine.id}
            entry={entry}
            hits={hits}
            query={text.trim()}
            coverage={coverage}
          />
        ))}
      </ul>
    </>
  )
}

const reportTitles = { unit: 'Tests (Vitest)', browser: 'Browser tests (Playwright)' }

/** Links to the HTML reports of the last run; nothing before one has run. */
function ReportLinks({ reports, isOfOtherCode }: Pick<Coverage, 'reports' | 'isOfOtherCode'>) {
  if (reports.length === 0) return null
  return (
    <>
      {isOfOtherCode ? (
        <p role="note">
          These results are of other code than the running shop: run the tests again, or restart the
          shop.
        </p>
      ) : null}
      <ul className={styles.reports} aria-label="Reports of the last run">
        {reports.map(({ name, date }) => (
          <li key={name}>
            <a href={`/_machines/runs/${name}/index.html`}>{reportTitles[name]}</a>,{' '}
            {formatDate(date)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The page of a machine with the results of a search highlighted, and one of them selected. */
const urlOf = (machine: string, state: string, find: string) =>
  `/${machine}?${new URLSearchParams({ ...(state && { state }), find })}`

const percent = (share: number | undefined, fallback: string) =>
  share === undefined ? fallback : `${Math.floor(share * 100)} %`

function Card({
  entry: { machine, about },
  hits,
  query,
  coverage,
}: {
  entry: CatalogEntry
  hits: readonly SearchText[]
  query: string
  coverage: Coverage
}) {
  const diagram = diagrams[machine.id]
  const states = stateNodes(machine).length - 1
  const verdict = coverage.verdicts[machine.id]
  return (
    <li>
      <Link href={`/${machine.id}`} className={styles.link}>
        {diagram ? <Thumbnail diagram={diagram} /> : null}
        <h2 className={styles.name}>{machine.id}</h2>
        <p className={styles.about}>{about}</p>
        <p className={styles.figures}>
          {verdict ? <StatusBadge status={verdict} /> : null}
          <span>{states} states</span>
          <span>{machineTransitions(machine).length} transitions</span>
          <span>tests {percent(coveredShare(coverage, 'machines', machine.id), 'not run')}</span>
          {coverage.browser.length > 0 ? (
            <span>
              browser {percent(coveredShare(coverage, 'browser', machine.id), 'no tours')}
            </span>
          ) : null}
        </p>
        <FailureCount failures={machineFailures(coverage, machine.id)} />
      </Link>
      {hits.length > 0 ? (
        <ul className={styles.hits}>
          {hits.slice(0, 3).map(({ text, state }) => (
            <li key={text}>
              <Link href={urlOf(machine.id, state, query)}>{text}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
