import type { FlightRequest } from '@vitrine/web/core/flight/requests.ts'
import { PlaywrightExport } from '../reproduction/PlaywrightExport.tsx'
import { failureFile } from '../reproduction/playwrightFile.ts'
import { reproducingFaults } from '../reproduction/reproducingFaults.ts'
import styles from './RequestTable.module.css'

interface FailureExportProps {
  failure: { id: string; address: string; code: string }
  requests: readonly FlightRequest[]
}

/** Repeats a visitor's failure: as a Playwright test, or in a tab with the faults of the failed calls. */
export function FailureExport({ failure, requests }: FailureExportProps) {
  const faults = reproducingFaults(requests, failure)
  return (
    <p className={styles.actions}>
      <PlaywrightExport make={() => failureFile(failure, faults)} />
      {faults ? (
        <a
          className={styles.link}
          href={`${failure.address}?qa=tab,${faults}`}
          target="_blank"
          rel="noreferrer"
        >
          Open the page with {faults}
        </a>
      ) : null}
    </p>
  )
}
