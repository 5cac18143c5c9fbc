import { type SubmitEvent, useState } from 'react'
import styles from './OwnEvent.module.css'

/** Sends any event as JSON, beyond those of the examples. */
export function OwnEvent({ onPerform }: { onPerform: (token: string) => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    try {
      const value: unknown = JSON.parse(text)
      if (typeof value !== 'object' || value === null || !('type' in value))
        throw new Error('An event is an object with a type')
      onPerform(JSON.stringify(value))
      setText('')
      setProblem('')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>Another event…</summary>
      <form onSubmit={submit} className={styles.form}>
        <label className={styles.label}>
          Event as JSON
          <textarea
            rows={2}
            value={text}
            spellCheck={false}
            placeholder='{ "type": "query.changed", "query": "silk" }'
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
        <button type="submit" className={styles.send}>
          Send
        </button>
      </form>
    </details>
  )
}
