import { type ChangeEvent, useEffect, useState } from 'react'
import { FailureExport } from './FailureExport.tsx'
import styles from './FlightPage.module.css'
import { actorsOf, type FlightFile, readFlight } from './flightFile.ts'
import { PagePart } from './PagePart.tsx'
import { pagesOf } from './pagesOf.ts'
import { RequestTable } from './RequestTable.tsx'

/** A session report: the steps of each machine, to be replayed and exported as a test. */
export function FlightPage() {
  const [file, setFile] = useState<FlightFile>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    document.title = 'Reports · Machines · Vitrine'
  }, [])
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    if (!chosen) return
    try {
      setFile(readFlight(await chosen.text()))
      setProblem('')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Session reports</h1>
      <p className={styles.lead}>
        A visitor who sees the error screen can download a report: the last two hundred events of
        the machines, without personal data. Open one to replay it or to download it as a test.
      </p>
      <label className={styles.file}>
        Report
        <input type="file" accept="application/json,.json" onChange={open} />
      </label>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {file?.failure ? (
        <p>
          {file.failure.code} at {file.failure.address}, {file.failure.date}
          {file.build ? `, build ${file.build}` : ''}
        </p>
      ) : null}
      {file?.failure ? (
        <FailureExport failure={file.failure} requests={file.requests ?? []} />
      ) : null}
      {file ? <RequestTable requests={file.requests ?? []} /> : null}
      {file
        ? pagesOf(actorsOf(file)).map((part, index) => (
            <PagePart
              key={part.page}
              part={part}
              id={file.failure?.id ?? 'unknown'}
              isOpen={index === 0}
            />
          ))
        : null}
    </div>
  )
}
