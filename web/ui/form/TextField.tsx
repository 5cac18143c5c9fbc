import type { InputHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field.tsx'

/** A single-line text field. */
export function TextField({
  label,
  hint,
  error,
  optional,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  )
}
