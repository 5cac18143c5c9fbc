import type { Move } from '../simulate/moves.ts'
import styles from './Moves.module.css'
import { OwnEvent } from './OwnEvent.tsx'

/** The possible events, a button for each payload. */
export function Moves({
  moves,
  onPerform,
}: {
  moves: readonly Move[]
  onPerform: (token: string) => void
}) {
  const groups = Object.entries(Object.groupBy(moves, ({ title }) => title))
  return (
    <div className={styles.moves}>
      {groups.length === 0 ? (
        <p className={styles.none}>None: the machine is in a final state.</p>
      ) : null}
      <ul className={styles.list}>
        {groups.map(([title, group = []]) => (
          <li key={title} className={styles.group} data-kind={group[0]?.kind}>
            {group.map((move) => (
              <button
                key={move.token}
                type="button"
                className={styles.move}
                onClick={() => onPerform(move.token)}
              >
                <span className={styles.title}>{title}</span>
                {move.payload ? (
                  <span className={styles.payload} title={move.payload}>
                    {move.payload}
                  </span>
                ) : null}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <OwnEvent onPerform={onPerform} />
    </div>
  )
}
