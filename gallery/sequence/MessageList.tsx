import styles from './SequencePage.module.css'
import type { Sequence } from './sequence.ts'

interface MessageListProps {
  sequence: Sequence
  selected: number
  onSelect: (index: number) => void
}

/** The messages of a sequence as a list, with the selected one marked in the diagram. */
export function MessageList({ sequence, selected, onSelect }: MessageListProps) {
  const names = new Map(sequence.lifelines.map(({ id, label }) => [id, label]))
  return (
    <details className={styles.messages}>
      <summary>{sequence.messages.length} messages as a list</summary>
      <ol>
        {sequence.messages.map(({ from, to, label, kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only appended
          <li key={index}>
            <button
              type="button"
              aria-pressed={index === selected}
              data-kind={kind}
              onClick={() => onSelect(index === selected ? -1 : index)}
            >
              <span className={styles.route}>
                {names.get(from)} → {names.get(to)}
              </span>{' '}
              {label}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
