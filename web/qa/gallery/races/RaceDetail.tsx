import styles from './RaceMatrix.module.css'
import type { Race } from './races.ts'

const verdicts = {
  same: 'Both orders end the same.',
  allowed: 'The order matters, as allowed:',
  different: 'The order matters, which is not allowed.',
}

/** The reason of a pair, and how it was run. */
export function RaceDetail({ race }: { race: Race | undefined }) {
  return (
    <div className={styles.detail} role="status">
      {race ? (
        <>
          <p className={styles.events}>{race.events.join(' × ')}</p>
          <p>{verdicts[race.verdict]}</p>
          {race.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p className={styles.runs}>
            Run in both orders from {race.runs} {race.runs === 1 ? 'combination' : 'combinations'}{' '}
            of states and payloads
            {race.tests.length > 0 ? `, and in a browser: ${race.tests.join('; ')}.` : '.'}
          </p>
        </>
      ) : (
        <p>Choose a pair to see what its order decides. Arrow keys move between pairs.</p>
      )}
    </div>
  )
}
