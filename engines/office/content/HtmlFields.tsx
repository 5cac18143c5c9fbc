import { Textarea } from '@mantine/core'

interface Texts {
  html: string | null
  thai: string | null
}

interface Props extends Texts {
  problems: Record<string, string>
  onChange: (changes: Partial<Texts>) => void
}

const languages = [
  ['html', 'Text as HTML', 'en'],
  ['thai', 'The whole text in Thai', 'th'],
] as const

/** The text of a page in both languages, side by side. */
export const HtmlFields = ({ problems, onChange, ...texts }: Props) => (
  <div className="languages">
    {languages.map(([name, label, language]) => (
      <Textarea
        key={name}
        className="source"
        lang={language}
        label={label}
        rows={18}
        value={texts[name] ?? ''}
        error={problems[name]}
        onChange={({ target }) => onChange({ [name]: target.value || null })}
      />
    ))}
    <small>
      A figure of the fields is placed as <code>{'<figure data-picture="name">'}</code>.
    </small>
  </div>
)
