import { Button, Textarea, TextInput } from '@mantine/core'
import type { ProductTexts, StaffProduct, TextField } from '@vitrine/commerce/staff/catalogue.ts'
import { type FormEvent, useState } from 'react'
import { act } from '../shell/act.ts'
import { Problems } from '../shell/Form.tsx'
import { Section } from '../shell/Page.tsx'

const fields: [field: TextField, label: string, lines: number, max: number][] = [
  ['name', 'Name', 1, 120],
  ['description', 'Description', 6, 20_000],
  ['information', 'Details', 8, 20_000],
  ['composition', 'Composition', 1, 500],
]

const isSame = (one: ProductTexts, other: ProductTexts) =>
  fields.every(([field]) => one[field] === other[field] && one.thai[field] === other.thai[field])

/** The texts of a product beside their Thai. What is typed stays when another person changes them. */
export function Texts({ product: { code, version, texts } }: { product: StaffProduct }) {
  const [typed, setTyped] = useState<{ texts: ProductTexts; begun: ProductTexts }>()
  const shown = typed?.texts ?? texts
  const isOutdated =
    typed !== undefined && !isSame(typed.begun, texts) && !isSame(typed.texts, texts)
  const change = (changes: Partial<ProductTexts>) =>
    setTyped({ texts: { ...shown, ...changes }, begun: typed?.begun ?? texts })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await act('setTexts', { code, seen: version, texts: shown })) setTyped(undefined)
  }
  return (
    <Section title="Texts">
      <form className="form" onSubmit={save}>
        {fields.map(([field, label, lines, max]) => (
          <div key={field} className="languages">
            <Text
              label={label}
              {...{ lines, max, isRequired: field === 'name' || field === 'description' }}
              text={shown[field]}
              present={isOutdated ? texts[field] : undefined}
              onChange={(text) => change({ [field]: text })}
            />
            <Text
              label={`${label} in Thai`}
              language="th"
              {...{ lines, max }}
              text={shown.thai[field]}
              present={isOutdated ? texts.thai[field] : undefined}
              onChange={(text) => change({ thai: { ...shown.thai, [field]: text } })}
            />
          </div>
        ))}
        <p>
          An empty line begins a paragraph, a hyphen and a space an item of a list. A text that
          begins with &lt; is HTML. A Thai text that is the same in several products changes in all
          of them; an empty one is that of the files, otherwise the English one is shown.
        </p>
        <Problems
          list={
            isOutdated
              ? [
                  'Another person has changed these texts since you began. What you typed is still here, with theirs below it.',
                ]
              : []
          }
        />
        <div className="actions">
          <Button type="submit" variant="filled" disabled={!typed || isSame(shown, texts)}>
            {isOutdated ? 'Save mine over theirs' : 'Save texts'}
          </Button>
          {typed && (
            <Button onClick={() => setTyped(undefined)}>
              {isOutdated ? 'Take theirs' : 'Undo'}
            </Button>
          )}
        </div>
      </form>
    </Section>
  )
}

/** A text of another person is below the field. */
const below = ['label', 'input', 'description'] as const

interface TextProps {
  label: string
  language?: string
  lines: number
  max: number
  isRequired?: boolean
  text: string
  /** The text that another person has saved meanwhile. */
  present: string | undefined
  onChange: (text: string) => void
}

function Text({ label, language, lines, max, isRequired, text, present, onChange }: TextProps) {
  const isOther = present !== undefined && present !== text
  const props = {
    label,
    lang: language,
    className: text.startsWith('<') ? 'source' : undefined,
    value: text,
    maxLength: max,
    required: isRequired,
    description: isOther ? `Theirs: ${present || 'empty'}` : undefined,
    inputWrapperOrder: [...below],
  }
  return lines > 1 ? (
    <Textarea {...props} rows={lines} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextInput {...props} onChange={({ target }) => onChange(target.value)} />
  )
}
