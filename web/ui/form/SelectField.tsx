import type { SelectHTMLAttributes } from 'react'
import { ChevronIcon } from '../icons.tsx'
import styles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'

/** A native select, whose children are `<option>` elements. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  children,
  ...select
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className={styles.wrapper}>
          <select {...select} {...control}>
            {children}
          </select>
          <span className={styles.chevron}>
            <ChevronIcon size={18} />
          </span>
        </span>
      )}
    </Field>
  )
}
