import styles from './FindField.module.css'

/** Searches the diagram, and shows the next result on Enter. */
export function FindField({
  text,
  count,
  position,
  onChange,
  onNext,
}: {
  text: string
  /** The number of results, and that of the shown one, counted from 1; 0 for none. */
  count: number
  position: number
  onChange: (text: string) => void
  onNext: () => void
}) {
  return (
    <search className={styles.find}>
      <label className={styles.label}>
        <span>Find in the diagram</span>
        <input
          type="search"
          value={text}
          placeholder="state, event, copy…"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && onNext()}
        />
      </label>
      {text.trim() ? (
        <>
          <span className={styles.count} role="status">
            {count === 0 ? 'No results' : `${position > 0 ? `${position} of ` : ''}${count} found`}
          </span>
          {count > 0 ? (
            <button type="button" className={styles.next} onClick={onNext}>
              Next
            </button>
          ) : null}
        </>
      ) : null}
    </search>
  )
}
