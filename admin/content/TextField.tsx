import { useContext } from 'react'
import { FormContext, useProblem } from './formContext.ts'
import type { Schema } from './schema.ts'

interface Props {
  label: string
  path: string
  schema: Schema
  value: string
  onChange: (value: string) => void
}

/** Longer texts have several lines. */
const longText = 160

/** A text; one that people read beside its Thai. */
export function TextField({ label, path, schema, value, onChange }: Props) {
  const { words, setWord } = useContext(FormContext)
  const { problem, id, attributes } = useProblem(path)
  const isRead = schema.format === 'text'
  const isTime = schema.pattern?.includes('\\d{2}:\\d{2}') ?? false
  const Control = isRead && (schema.maxLength ?? 0) > longText ? 'textarea' : 'input'
  const change = (text: string) => {
    // The Thai stays beside the text while that is being changed.
    const thai = words[value.trim()]
    if (thai && text.trim() !== '' && words[text.trim()] === undefined) setWord(text.trim(), thai)
    onChange(text)
  }
  return (
    <div className={isRead ? 'field languages' : 'field'}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
      <label>
        <span>{label}</span>
        {isTime ? (
          <input
            type="datetime-local"
            value={value.replace(' ', 'T').slice(0, 16)}
            onChange={({ target }) =>
              onChange(target.value ? `${target.value.replace('T', ' ')}:00` : '')
            }
            {...attributes}
          />
        ) : (
          <Control
            value={value}
            maxLength={schema.maxLength}
            onChange={({ target }) => change(target.value)}
            {...attributes}
          />
        )}
      </label>
      {isRead && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
        <label lang="th">
          <span lang="en">{label} in Thai</span>
          <Control
            value={words[value.trim()] ?? ''}
            disabled={value.trim() === ''}
            onChange={({ target }) => setWord(value.trim(), target.value)}
          />
        </label>
      )}
      {problem && (
        <p id={id} className="problem">
          {problem}
        </p>
      )}
    </div>
  )
}
