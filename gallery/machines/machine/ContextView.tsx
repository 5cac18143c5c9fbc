import { isMasked } from '../simulate/liveStep.ts'
import { short } from '../simulate/moves.ts'
import { publicContext } from '../simulate/publicContext.ts'
import styles from './ContextView.module.css'

/** The data in the context of a machine, one line per field, with the last changes highlighted. */
export function ContextView({ context, before }: { context: unknown; before: unknown }) {
  const fields = fieldsOf(context)
  const earlier = new Map(fieldsOf(before))
  if (fields.length === 0) return <p className={styles.none}>No context.</p>
  return (
    <dl className={styles.context}>
      {fields.map(([name, value]) => (
        <div
          key={name}
          className={styles.field}
          data-changed={
            (earlier.has(name) && short(earlier.get(name)) !== short(value)) || undefined
          }
        >
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            <Value value={value} />
            {isMasked(short(value)) ? <span className={styles.masked}>masked</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The maximum length of a value that is not collapsed. */
const maxInlineLength = 60

function Value({ value }: { value: unknown }) {
  const line = short(value)
  if (line.length <= maxInlineLength || typeof value !== 'object' || value === null) return line
  const summary = Array.isArray(value) ? `${value.length} entries` : Object.keys(value).join(', ')
  return (
    <details>
      <summary>{summary}</summary>
      <pre>{short(value, 2)}</pre>
    </details>
  )
}

const fieldsOf = (context: unknown): [string, unknown][] =>
  Object.entries(publicContext(context) ?? {})
