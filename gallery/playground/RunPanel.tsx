import { CallTable } from './CallTable.tsx'
import { CostTable } from './CostTable.tsx'
import type { Run } from './send.ts'

const sizeOf = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`)

/** The gateway's report on the last run: its response, the cost of its document, and its calls to the CMS. */
export function RunPanel({ run }: { run: Run | undefined }) {
  if (!run)
    return (
      <section aria-label="Last run">
        <p>
          Run an operation to see its cost against the gateway’s limits and its calls to the CMS.
        </p>
      </section>
    )
  const [error, ...others] = run.errors
  return (
    <section aria-label="Last run">
      <p className="summary">
        <b>{run.operation}</b>
        <span>{run.status === undefined ? 'no response' : `status ${run.status}`}</span>
        <span>{Math.round(run.milliseconds)} ms</span>
        <span>{sizeOf(run.bytes)}</span>
        {error !== undefined && (
          <span className="error">
            {error}
            {others.length > 0 && ` (and ${others.length} more)`}
          </span>
        )}
      </p>
      <div className="tables">
        <CostTable cost={run.cost} />
        <CallTable calls={run.calls} />
      </div>
    </section>
  )
}
