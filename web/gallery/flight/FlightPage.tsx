import { type ChangeEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { writeAddress } from '../address.ts'
import { sayValue } from '../live/liveStep.ts'
import { download } from '../machine/exporting.ts'
import styles from './FlightPage.module.css'
import {
  actorsOf,
  type FlightActor,
  type FlightFile,
  readFlight,
  testFileOf,
  walkOf,
} from './flightFile.ts'

/** A visitor's report: what each machine did, to be walked through again and made into a test. */
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
      <h1 className={styles.heading}>What happened</h1>
      <p className={styles.lead}>
        A visitor who meets the error screen can download a report: the last two hundred steps of
        the machines, without anything personal. Open it here, walk it again, keep it as a test.
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
        </p>
      ) : null}
      {file ? (
        <ul className={styles.actors}>
          {actorsOf(file).map((actor) => (
            <ActorRow key={actor.session} actor={actor} id={file.failure?.id ?? 'unknown'} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function ActorRow({ actor, id }: { actor: FlightActor; id: string }) {
  const { machine, steps, isWhole } = actor
  const walk = walkOf(actor)
  const state = { walk, at: 0, state: '', layer: 'none' as const, live: false }
  return (
    <li className={styles.actor}>
      <h2 className={styles.machine}>{machine}</h2>
      <p className={styles.end}>
        {steps.length} steps, ends in {sayValue(steps.at(-1)?.value)}
      </p>
      {isWhole ? (
        <div className={styles.actions}>
          <Link href={`/${machine}${writeAddress(state, '')}`}>Walk it again</Link>
          <button
            type="button"
            onClick={() =>
              download(
                `${machine}.${id.slice(0, 8)}.test.ts`,
                new Blob([testFileOf(actor, id)], { type: 'text/plain' }),
              )
            }
          >
            Keep it as a test
          </button>
        </div>
      ) : (
        <p className={styles.end}>Its beginning is no longer in the report.</p>
      )}
      <details>
        <summary>Every step</summary>
        <ol className={styles.steps}>
          {[...steps.entries()].map(([number, { event, value }]) => (
            <li key={number}>
              {event.type} → {sayValue(value)}
            </li>
          ))}
        </ol>
      </details>
    </li>
  )
}
