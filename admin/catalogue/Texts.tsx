import { type FormEvent, useId, useState } from 'react'
import type { ProductTexts, StaffProduct, TextField } from '#contract/staff/catalogue.ts'
import { Field } from '../shell/Dialog.tsx'
import { useAction } from '../shell/useAction.ts'

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
  const act = useAction()
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
    <section aria-labelledby="texts-title">
      <h2 id="texts-title">Texts</h2>
      <form onSubmit={save}>
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
        <div role="alert" className="problem">
          {isOutdated && (
            <p>
              Another person has changed these texts since you began. What you typed is still here,
              with theirs below it.
            </p>
          )}
        </div>
        <div className="buttons">
          <button type="submit" className="primary" disabled={!typed || isSame(shown, texts)}>
            {isOutdated ? 'Save mine over theirs' : 'Save texts'}
          </button>
          {typed && (
            <button type="button" onClick={() => setTyped(undefined)}>
              {isOutdated ? 'Take theirs' : 'Undo'}
            </button>
          )}
        </div>
      </form>
    </section>
  )
}

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
  const Control = lines > 1 ? 'textarea' : 'input'
  const id = useId()
  const isOther = present !== undefined && present !== text
  return (
    <Field label={label} hint={isOther ? `Theirs: ${present || 'empty'}` : undefined} hintId={id}>
      <Control
        lang={language}
        {...(lines > 1 && { rows: lines })}
        className={text.startsWith('<') ? 'source' : undefined}
        value={text}
        maxLength={max}
        required={isRequired}
        aria-describedby={isOther ? id : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
