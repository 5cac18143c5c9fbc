import { Button, Textarea, TextInput } from '@mantine/core'
import type { StaffProduct, TextField } from '@vitrine/commerce/staff/catalogue.ts'
import { type FormEvent, useMemo } from 'react'
import { act } from '../shell/act.ts'
import { Problems } from '../shell/Form.tsx'
import { changedByOther, Section } from '../shell/Page.tsx'
import { useDrafts } from '../shell/useDrafts.ts'

const fields: [field: TextField, label: string, lines: number, max: number][] = [
  ['name', 'Name', 1, 120],
  ['description', 'Description', 6, 20_000],
  ['information', 'Details', 8, 20_000],
  ['composition', 'Composition', 1, 500],
]

/** The Thai of a field beside it. */
const thaiOf = (field: TextField) => `${field} in Thai`

/**
 * The texts of a product beside their Thai translations, in which typed text stays when another person changes them.
 */
export function Texts({ product: { code, version, texts } }: { product: StaffProduct }) {
  const present = useMemo(
    () =>
      Object.fromEntries(
        fields.flatMap(([field]) => [
          [field, texts[field]],
          [thaiOf(field), texts.thai[field]],
        ]),
      ),
    [texts],
  )
  const { changed, isOutdated, valueAt, change, discard, settle } = useDrafts(present)
  const isAnyOutdated = Object.keys(present).some(isOutdated)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const typed = (nameOf: (field: TextField) => string) =>
      Object.fromEntries(fields.map(([field]) => [field, valueAt(nameOf(field))]))
    const typedTexts = { ...typed((field) => field), thai: typed(thaiOf) }
    if (await act('setTexts', { code, seen: version, texts: typedTexts })) settle(changed)
  }
  const control = (name: string) => ({
    text: valueAt(name),
    theirs: isOutdated(name) ? present[name] : undefined,
    onChange: (text: string) => change(name, text, present[name] ?? ''),
  })
  return (
    <Section title="Texts">
      <form className="form" onSubmit={save}>
        {fields.map(([field, label, lines, max]) => (
          <div key={field} className="languages">
            <Text
              label={label}
              {...{ lines, max, isRequired: field === 'name' || field === 'description' }}
              {...control(field)}
            />
            <Text
              label={`${label} in Thai`}
              language="th"
              {...{ lines, max }}
              {...control(thaiOf(field))}
            />
          </div>
        ))}
        <p>
          An empty line begins a paragraph, a hyphen and a space an item of a list. A text that
          begins with &lt; is HTML. A Thai text that is the same in several products changes in all
          of them; an empty one is that of the files, otherwise the English one is shown.
        </p>
        <Problems list={isAnyOutdated ? [changedByOther('texts')] : []} />
        <div className="actions">
          <Button type="submit" variant="filled" disabled={changed.length === 0}>
            {isAnyOutdated ? 'Save mine over theirs' : 'Save texts'}
          </Button>
          {changed.length > 0 && (
            <Button onClick={discard}>{isAnyOutdated ? 'Take theirs' : 'Undo'}</Button>
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
  theirs: string | undefined
  onChange: (text: string) => void
}

function Text({ label, language, lines, max, isRequired, text, theirs, onChange }: TextProps) {
  const props = {
    label,
    lang: language,
    className: text.startsWith('<') ? 'source' : undefined,
    value: text,
    maxLength: max,
    required: isRequired,
    description: theirs === undefined ? undefined : `Theirs: ${theirs || 'empty'}`,
    inputWrapperOrder: [...below],
  }
  return lines > 1 ? (
    <Textarea {...props} rows={lines} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextInput {...props} onChange={({ target }) => onChange(target.value)} />
  )
}
