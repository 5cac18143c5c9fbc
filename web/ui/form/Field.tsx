import { type ReactNode, useId } from 'react'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { classes } from '#web/lib/classes.ts'
import type { Elements } from '#web/lib/elements.ts'
import styles from './Field.module.css'

/** The label, hint and error of a field. */
export interface FieldProps {
  label: string
  /** The help text, which is always shown. */
  hint?: ReactNode
  /** The message of the field's error. */
  error?: string | null
  /** Whether "(optional)" is added to the label. */
  optional?: boolean
}

/** The attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  className: string
}

/** A label, a control, and its hint and error. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  children,
}: FieldProps & { children: (control: ControlProps) => Elements }) {
  const id = useId()
  const descriptions = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {optional ? <span className={styles.optional}>{` ${uiCopy.optional}`}</span> : null}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions.join(' ') || undefined,
        className: classes(styles.control, error && styles.invalid),
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** A field's hint and error, with the ids of the control's `aria-describedby`. */
export function FieldNotes({
  id,
  hint,
  error,
}: { id: string } & Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </>
  )
}
