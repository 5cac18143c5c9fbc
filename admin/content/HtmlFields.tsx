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
  <div className="field languages">
    {languages.map(([name, label, language]) => (
      <label key={name} lang={language}>
        <span lang="en">{label}</span>
        <textarea
          className="source"
          rows={18}
          value={texts[name] ?? ''}
          aria-invalid={problems[name] !== undefined}
          aria-describedby={problems[name] ? `problem-${name}` : undefined}
          onChange={({ target }) => onChange({ [name]: target.value || null })}
        />
      </label>
    ))}
    {languages.map(
      ([name]) =>
        problems[name] && (
          <p key={name} id={`problem-${name}`} className="problem">
            {problems[name]}
          </p>
        ),
    )}
    <small>
      A figure of the fields is placed as <code>{'<figure data-picture="name">'}</code>.
    </small>
  </div>
)
