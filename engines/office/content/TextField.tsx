import { Textarea, TextInput } from '@mantine/core'
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

/** The length in characters above which a text gets several lines. */
const longText = 160

/** A field for a text, with the Thai translation beside a text that people read. */
export function TextField({ label, path, schema, value, onChange }: Props) {
  const { words, setWord } = useContext(FormContext)
  const problem = useProblem(path)
  const isRead = schema.format === 'text'
  const isTime = schema.pattern?.includes('\\d{2}:\\d{2}') ?? false
  const Control = isRead && (schema.maxLength ?? 0) > longText ? Textarea : TextInput
  const change = (text: string) => {
    // The Thai stays beside the text while that is being changed.
    const thai = words[value.trim()]
    if (thai && text.trim() !== '' && words[text.trim()] === undefined) setWord(text.trim(), thai)
    onChange(text)
  }
  if (isTime)
    return (
      <TextInput
        type="datetime-local"
        label={label}
        error={problem}
        value={value.replace(' ', 'T').slice(0, 16)}
        onChange={({ target }) =>
          onChange(target.value ? `${target.value.replace('T', ' ')}:00` : '')
        }
      />
    )
  const control = (
    <Control
      label={label}
      error={problem}
      value={value}
      maxLength={schema.maxLength}
      onChange={({ target }: { target: { value: string } }) => change(target.value)}
    />
  )
  return isRead ? (
    <div className="languages">
      {control}
      <Control
        label={`${label} in Thai`}
        lang="th"
        value={words[value.trim()] ?? ''}
        disabled={value.trim() === ''}
        onChange={({ target }: { target: { value: string } }) =>
          setWord(value.trim(), target.value)
        }
      />
    </div>
  ) : (
    control
  )
}
