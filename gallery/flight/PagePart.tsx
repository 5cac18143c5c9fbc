import { utcTime } from '../page/utcTime.ts'
import { ActorRow } from './ActorRow.tsx'
import type { FlightActor } from './flightFile.ts'
import type { FlightPart } from './flightPages.ts'
import styles from './PagePart.module.css'

interface PagePartProps {
  part: FlightPart
  /** The id of the failure, which identifies the report. */
  id: string
  isOpen: boolean
}

/** A page of a visit: the machines that changed, and collapsed those that did not. */
export function PagePart({ part, id, isOpen }: PagePartProps) {
  const { from, to, changed, unchanged } = part
  const names = [...new Set(unchanged.map(({ machine }) => machine))].join(', ')
  return (
    <details className={styles.part} open={isOpen}>
      <summary className={styles.summary}>
        <h2 className={styles.heading}>
          A page from <time>{utcTime(from)}</time> to <time>{utcTime(to)}</time> UTC
        </h2>
      </summary>
      <ul>
        {changed.map(([first, ...others]) =>
          first ? (
            <ActorRow key={first.session} actor={first} id={id}>
              <CollapsedActors
                label={`${others.length} more of ${first.machine}`}
                actors={others}
                id={id}
              />
            </ActorRow>
          ) : null,
        )}
      </ul>
      <CollapsedActors
        label={`${unchanged.length} unchanged: ${names}`}
        actors={unchanged}
        id={id}
      />
    </details>
  )
}

function CollapsedActors({
  label,
  actors,
  id,
}: {
  label: string
  actors: FlightActor[]
  id: string
}) {
  if (actors.length === 0) return null
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{label}</summary>
      <ul>
        {actors.map((actor) => (
          <ActorRow key={actor.session} actor={actor} id={id} />
        ))}
      </ul>
    </details>
  )
}
