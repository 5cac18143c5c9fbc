import controls from '../page/Controls.module.css'
import type { FaultCall } from './useFaults.ts'

/** Why switches were rejected, with the calls that exist. */
export function Rejection({
  problems,
  calls,
}: {
  problems: readonly string[]
  calls: readonly FaultCall[]
}) {
  if (problems.length === 0) return null
  return (
    <div className={controls.problem} role="alert">
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p>
        Nothing was switched. The calls are {[...new Set(calls.map(({ name }) => name))].join(', ')}
        .
      </p>
    </div>
  )
}
