import { version as runningVersion } from 'virtual:code-version'
import { Link, useLocation, useSearch } from 'wouter'
import controls from '../../page/Controls.module.css'
import { ToolPage } from '../../page/ToolPage.tsx'
import { formatDate } from '../../page/utcTime.ts'
import { compareMachines } from '../compare/compareMachines.ts'
import { sourceName } from '../report/RunsPage.tsx'
import { type ReportSource, useReports } from '../report/useReports.tsx'
import styles from './DifferencesPage.module.css'
import { MachineDifferences } from './MachineDifferences.tsx'
import { differingScreens } from './screens.ts'
import { runningId, useVersion, type Version } from './useVersion.ts'

/** Two versions of the machines side by side: which states, transitions and images differ. */
export function DifferencesPage() {
  const { sources, shown } = useReports()
  const parameters = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const idOf = (name: string) => sources.find(({ id }) => id === name)?.id
  const accepted = idOf('accepted')
  // The accepted version and the candidate; without the former, a report and the running shop.
  const beforeId = parameters.get('before') ?? accepted ?? shown?.id ?? sources[0]?.id ?? ''
  const candidate = accepted ? (shown?.id ?? idOf('last')) : undefined
  const afterId = parameters.get('after') ?? candidate ?? runningId
  const machine = parameters.get('machine') ?? ''
  const before = useVersion(beforeId)
  const after = useVersion(afterId)
  const urlWith = (changed: Record<string, string>) =>
    `/differences?${new URLSearchParams({ before: beforeId, after: afterId, ...changed })}`
  const choose = (changed: Record<string, string>) =>
    navigate(urlWith({ ...(machine && { machine }), ...changed }), { replace: true })
  const problem = before.problem || after.problem
  return (
    <ToolPage title="Differences">
      {sources.length === 0 ? null : (
        <div className={styles.choices}>
          <Choice label="Before" id={beforeId} onChoose={(id) => choose({ before: id })} />
          <Choice label="After" id={afterId} onChoose={(id) => choose({ after: id })} />
        </div>
      )}
      {problem ? (
        <p className={controls.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {before.version && after.version ? (
        machine ? (
          <>
            <Link href={urlWith({})} className={styles.back}>
              All machines
            </Link>
            <MachineDifferences
              key={`${beforeId} ${afterId} ${machine}`}
              id={machine}
              before={before.version}
              after={after.version}
            />
          </>
        ) : (
          <MachineList
            before={before.version}
            after={after.version}
            urlOf={(id) => urlWith({ machine: id })}
          />
        )
      ) : null}
    </ToolPage>
  )
}

const optionText = (source: ReportSource) =>
  `${source.version} · ${formatDate(source.date)} · ${source.verdict} · ${sourceName(source)}`

function Choice({
  label,
  id,
  onChoose,
}: {
  label: string
  id: string
  onChoose: (id: string) => void
}) {
  const { sources } = useReports()
  return (
    <label className={controls.field}>
      <span>{label}</span>
      <select value={id} onChange={(event) => onChoose(event.target.value)}>
        <option value={runningId}>{runningVersion} · the running shop</option>
        {sources.map((source) => (
          <option key={source.id} value={source.id}>
            {optionText(source)}
          </option>
        ))}
      </select>
    </label>
  )
}

const machineIn = ({ machines }: Version, id: string) =>
  machines.find((machine) => machine.id === id)

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function MachineList({
  before,
  after,
  urlOf,
}: {
  before: Version
  after: Version
  urlOf: (id: string) => string
}) {
  const ids = [...new Set([...after.machines, ...before.machines].map(({ id }) => id))]
  const rows = ids.map((id) => {
    const { differences } = compareMachines(machineIn(before, id), machineIn(after, id))
    const diagrams = differingScreens(before, after, id)
    const parts = (['added', 'removed', 'changed'] as const)
      .map((change) => ({
        change,
        count: differences.filter((difference) => difference.change === change).length,
      }))
      .filter(({ count }) => count > 0)
      .map(({ change, count }) => `${count} ${change}`)
    return { id, total: differences.length + diagrams.length, parts, diagrams: diagrams.length }
  })
  const changed = rows.filter(({ total }) => total > 0)
  return (
    <>
      <p aria-live="polite">
        {changed.length === 0
          ? `${countOf(ids.length, 'machine')}, and no differences.`
          : `${changed.length} of ${countOf(ids.length, 'machine')} differ.`}
      </p>
      <ul className={styles.machines} aria-label="Machines that differ">
        {changed.map(({ id, parts, diagrams }) => (
          <li key={id}>
            <Link href={urlOf(id)} className={styles.machine}>
              <span className={styles.name}>{id}</span>
              <span className={styles.counts}>
                {[...parts, ...(diagrams > 0 ? [countOf(diagrams, 'picture')] : [])].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
