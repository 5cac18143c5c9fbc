import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field.tsx'

/** Several lines of text; it grows with them. */
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
