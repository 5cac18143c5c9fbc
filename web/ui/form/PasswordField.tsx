import { type InputHTMLAttributes, useState } from 'react'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { IconButton } from '../IconButton.tsx'
import { EyeIcon } from '../icons.tsx'
import styles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  ...input
}: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className={styles.wrapper}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={isVisible ? 'text' : 'password'}
          />
          <IconButton
            className={styles.reveal}
            label={isVisible ? uiCopy.hidePassword : uiCopy.showPassword}
            icon={<EyeIcon size={20} crossed={isVisible} />}
            onClick={() => setIsVisible(!isVisible)}
          />
        </span>
      )}
    </Field>
  )
}
