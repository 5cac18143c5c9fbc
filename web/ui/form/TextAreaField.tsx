import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field.tsx'

/** A text area that grows with its text. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  ...input
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea rows={3} {...input} {...control} />}
    </Field>
  )
}
