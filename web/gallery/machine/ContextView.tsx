import { short } from '../simulate/moves.ts'
import styles from './ContextView.module.css'

/** What a machine remembers, a line for each field; what the last step changed stands out. */
export function ContextView({ context, before }: { context: unknown; before: unknown }) {
  const fields = fieldsOf(context)
  const earlier = new Map(fieldsOf(before))
  if (fields.length === 0) return <p className={styles.none}>Nothing.</p>
  return (
    <dl className={styles.context}>
      {fields.map(([name, value]) => (
        <div
          key={name}
          className={styles.field}
          data-changed={(earlier.has(name) && earlier.get(name) !== value) || undefined}
        >
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function fieldsOf(context: unknown): [string, string][] {
  if (typeof context !== 'object' || context === null) return []
  return Object.entries(context).map(([name, value]) => [name, short(value)])
}
