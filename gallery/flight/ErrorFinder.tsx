import type { FlightRequest } from '@vitrine/web/core/flight/requests.ts'
import { type SubmitEvent, useState } from 'react'
import controls from '../page/Controls.module.css'
import styles from './ErrorFinder.module.css'
import { RequestTable } from './RequestTable.tsx'

/** A request as the gateway remembers it. */
interface Found {
  /** The tool or endpoint of an agent that it called. */
  tool?: string
  operations: Pick<FlightRequest, 'at' | 'operation' | 'time' | 'calls'>[]
  lines: { at: string; message: string; code: string; operation: string; path: string }[]
}

async function find(id: string): Promise<Found | string> {
  const response = await fetch(`/_machines/requests/${encodeURIComponent(id)}.json`)
  if (response.ok) return response.json()
  return response.status === 404
    ? 'This gateway remembers no such request: it is not among its last thousand, or another gateway served it. Search the logs for the id; the CMS has it as x-request-id.'
    : `The gateway responded ${response.status}.`
}

/** Leads from the id on a shopper's error screen to its operations, log lines and calls to the CMS, and to the report. */
export function ErrorFinder() {
  const [id, setId] = useState('')
  const [error, setError] = useState<Found | string>()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setError(await find(id.trim()).catch(String))
  }
  return (
    <section className={styles.finder}>
      <form onSubmit={submit} className={styles.form}>
        <label className={controls.field}>
          <span>Find by error id</span>
          <input required value={id} onChange={(event) => setId(event.target.value)} />
        </label>
        <button type="submit" className={controls.button}>
          Find
        </button>
      </form>
      {typeof error === 'string' ? <p role="alert">{error}</p> : null}
      {typeof error === 'object' ? (
        <>
          {error.tool ? <p>An agent called {error.tool}.</p> : null}
          <RequestTable requests={error.operations.map((operation) => ({ ...operation, id }))} />
          <ol className={styles.lines} aria-label="Log lines">
            {error.lines.map(({ at, code, operation, path, message }) => (
              <li key={`${at} ${path} ${message}`}>
                {[at, code, operation, path, message].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ol>
          <p>
            The visitor's report is the file <code>vitrine-report-{id}.json</code>: open it below.
          </p>
        </>
      ) : null}
    </section>
  )
}
