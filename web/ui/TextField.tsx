import type { InputHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field.tsx'

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  )
}
