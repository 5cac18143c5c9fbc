import { type InputHTMLAttributes, useState } from 'react'
import { IconButton } from '../IconButton.tsx'
import { EyeIcon } from '../icons.tsx'
import styles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'

/** A password field that can show its text. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  ...input
}: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className={styles.frame}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            className={styles.reveal}
            label={shown ? 'Hide password' : 'Show password'}
            icon={<EyeIcon size={20} crossed={shown} />}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  )
}
