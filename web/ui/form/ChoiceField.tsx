import { type ReactNode, useId } from 'react'
import { useField } from 'react-final-form'
import styles from '#web/ui/form/ChoiceField.module.css'

export interface Choice {
  value: string
  title: string
  text?: string
  /** Shown at the end of the row, such as a price. */
  aside?: ReactNode
}

/** Radios with titles and explanations, as a field of the surrounding form. */
export function ChoiceField({
  name,
  legend,
  choices,
}: {
  name: string
  legend: string
  choices: readonly Choice[]
}) {
  const id = useId()
  const { input, meta } = useField<string>(name)
  const error = meta.touched ? (meta.error ?? meta.submitError) : undefined
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ value, title, text, aside }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={value}
            checked={input.value === value}
            aria-invalid={error ? true : undefined}
            aria-describedby={text ? `${id}-${value}` : undefined}
            onChange={() => input.onChange(value)}
            onFocus={input.onFocus}
            onBlur={input.onBlur}
          />
          <span className={styles.details}>
            <span>{title}</span>
            {text ? (
              <span id={`${id}-${value}`} className={styles.text}>
                {text}
              </span>
            ) : null}
          </span>
          {aside ? <span className={styles.aside}>{aside}</span> : null}
        </label>
      ))}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
