import { useState } from 'react'
import controls from '../page/Controls.module.css'
import { FileField } from '../page/FileField.tsx'
import { ToolPage } from '../page/ToolPage.tsx'
import { formatDate } from '../page/utcTime.ts'
import { ErrorFinder } from './ErrorFinder.tsx'
import { FailureExport } from './FailureExport.tsx'
import { type FlightFile, readFlight, recordedActors } from './flightFile.ts'
import { flightPages } from './flightPages.ts'
import { PagePart } from './PagePart.tsx'
import { RequestTable } from './RequestTable.tsx'

/** A session report: the steps of each machine, to be replayed and exported as a test. */
export function FlightPage() {
  const [file, setFile] = useState<FlightFile>()
  const [problem, setProblem] = useState('')
  const open = async (chosen: File) => {
    try {
      setFile(readFlight(await chosen.text()))
      setProblem('')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <ToolPage
      title="Reports"
      heading="Session reports"
      lead="A visitor who sees the error screen can download a report: the last two hundred events of the machines, without personal data. Open one to replay it or to download it as a test."
    >
      <ErrorFinder />
      <FileField label="Report" accept="application/json,.json" onChoose={open} />
      {problem ? (
        <p className={controls.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {file ? (
        <p>
          {file.failure.code} at {file.failure.address}, {formatDate(file.failure.date)}
          {file.build ? `, build ${file.build}` : ''}
        </p>
      ) : null}
      {file ? <FailureExport failure={file.failure} requests={file.requests} /> : null}
      {file ? <RequestTable requests={file.requests} /> : null}
      {file
        ? flightPages(recordedActors(file)).map((part, index) => (
            <PagePart key={part.page} part={part} id={file.failure.id} isOpen={index === 0} />
          ))
        : null}
    </ToolPage>
  )
}
