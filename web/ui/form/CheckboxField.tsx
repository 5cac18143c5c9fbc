import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './CheckboxField.module.css'
import { FieldNotes, type FieldProps } from './Field.tsx'

/** A checkbox or, with `type="radio"`, a radio button, whose label may contain links. */
export function CheckboxField({
  label,
  hint,
  error,
  type = 'checkbox',
  ...input
}: Pick<FieldProps, 'hint' | 'error'> & { label: ReactNode; type?: 'checkbox' | 'radio' } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'type'
  >) {
  const id = useId()
  const descriptions = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean)
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          {...input}
          type={type}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions.join(' ') || undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
