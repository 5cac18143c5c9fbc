import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { download } from '../download.ts'
import { formatState } from '../machines/simulate/liveStep.ts'
import { utcTime } from '../page/utcTime.ts'
import { writeStateUrl } from '../stateUrl.ts'
import styles from './ActorRow.module.css'
import type { FlightActor, FlightStep } from './flightFile.ts'
import { allSteps } from './flightPages.ts'
import { firstDifference, recordedWalk, replay } from './replay.ts'
import { createTestFile } from './testFile.ts'

interface ActorRowProps {
  actor: FlightActor
  /** The id of the failure, which identifies the report. */
  id: string
  children?: ReactNode
}

const eventsOf = (steps: readonly FlightStep[]) =>
  steps.reduce((sum, { times = 1 }) => sum + times, 0)

/** A machine of a report: its last state, the result of a replay, its steps, and its export as a test. */
export function ActorRow({ actor, id, children }: ActorRowProps) {
  const { machine, steps, rest, missing } = actor
  const all = allSteps(actor)
  const [first, last] = [all[0], all.at(-1)]
  const result = useReplayResult(actor)
  return (
    <li className={styles.actor}>
      <div className={styles.row}>
        <h3 className={styles.machine}>{machine}</h3>
        <p className={styles.time}>{first ? <time>{utcTime(first.at)}</time> : null}</p>
        <div className={styles.summaryText}>
          <p>
            {countOf(eventsOf(all), 'event')}, ends in {formatState(last?.value)}
          </p>
          {missing > 0 ? (
            <p>
              {countOf(missing, 'event')} {missing === 1 ? 'is' : 'are'} no longer in the report
              {steps.length > 0 ? ` after the first ${eventsOf(steps)}` : ', including the start'}.
            </p>
          ) : null}
          {result ? <p>{result}</p> : null}
        </div>
        {steps.length > 0 ? <Actions actor={actor} id={id} /> : null}
        <details className={styles.every}>
          <summary className={styles.summary}>Every step of {machine}</summary>
          <ol className={styles.steps}>
            <Steps steps={steps} />
            {missing > 0 ? <li>… {countOf(missing, 'event')} missing …</li> : null}
            <Steps steps={rest} />
          </ol>
        </details>
      </div>
      {children}
    </li>
  )
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const Steps = ({ steps }: { steps: readonly FlightStep[] }) =>
  steps.map((step) => (
    <li key={step.number}>
      <time>{utcTime(step.at)}</time> {step.event.type}
      {step.times ? ` × ${step.times}` : ''} → {formatState(step.value)}
    </li>
  ))

function Actions({ actor, id }: Pick<ActorRowProps, 'actor' | 'id'>) {
  const { machine, steps } = actor
  const state = { walk: recordedWalk(steps), at: 0, state: '', layer: 'none' as const, live: false }
  const file = `${machine}.${id.slice(0, 8)}.test.ts`
  return (
    <p className={styles.actions}>
      <Link href={`/${machine}${writeStateUrl(state, '')}`}>Replay</Link>
      <button
        type="button"
        onClick={() =>
          download(file, new Blob([createTestFile(actor, id, file)], { type: 'text/plain' }))
        }
      >
        Download as a test
      </button>
    </p>
  )
}

/** The result of replaying the session on the current machine; empty until known. */
function useReplayResult({ machine, steps }: FlightActor): string {
  const [result, setResult] = useState('')
  useEffect(() => {
    let isCurrent = true
    const describe = async () => {
      if (steps.length === 0) return ''
      const outcomes = await replay(machine, steps)
      const index = firstDifference(steps, outcomes)
      const now = outcomes[index]
      if (index < 0) return 'The current machine behaves the same.'
      const where = `At step ${index}, ${steps[index]?.event.type}, the current machine`
      if (!now) return `${where} ignores the event.`
      if ('problem' in now) return `${where} cannot take the step: ${now.problem}`
      return JSON.stringify(now.value) === JSON.stringify(steps[index]?.value)
        ? `${where} has another context.`
        : `${where} reaches ${formatState(now.value)}.`
    }
    describe().then(
      (item) => isCurrent && setResult(item),
      (error) => isCurrent && setResult(String(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [machine, steps])
  return result
}
