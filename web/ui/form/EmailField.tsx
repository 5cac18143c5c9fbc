import { type ComponentProps, useRef, useState } from 'react'
import { useField, useForm } from 'react-final-form'
import { isEmail } from '#contract/rules/email.ts'
import { typedText } from '#contract/typedText.ts'
import { emailCopy, keepEmail, questionedEmail } from '#web/lib/emailSlip.ts'
import { Button } from '../Button.tsx'
import styles from './EmailField.module.css'
import { FormTextField } from './FormFields.tsx'

/**
 * A field for an email address, which asks about a likely slip once it was left (validation.forms.email-slip). The form
 * asks again when it is submitted, by `checkingEmail`.
 */
export function EmailField(props: ComponentProps<typeof FormTextField>) {
  const field = useRef<HTMLDivElement>(null)
  const focusField = () => field.current?.querySelector('input')?.focus()
  return (
    <div ref={field} className={styles.field}>
      <FormTextField autoComplete="email" inputMode="email" type="email" {...props} />
      <div role="status">
        <SlipQuestion name={props.name} focusField={focusField} />
      </div>
    </div>
  )
}

/** The question, with a button that corrects the address and one that keeps it and goes on. */
function SlipQuestion({ name, focusField }: { name: string; focusField: () => void }) {
  const { input, meta } = useField<string>(name)
  const form = useForm()
  const [, setKept] = useState('')
  const isHeld = Boolean(meta.submitError) && !meta.dirtySinceLastSubmit
  const isLeft = meta.touched && !meta.active
  const meant = isLeft || isHeld ? questionedEmail(input.value) : undefined
  if (!meant) return null
  const correct = () => {
    input.onChange(meant)
    focusField()
  }
  const keep = () => {
    keepEmail(input.value)
    setKept(input.value)
    focusField()
    if (isHeld) void form.submit()
  }
  return (
    <div className={styles.question}>
      <p>{emailCopy.question(meant)}</p>
      <Button variant="quiet" onClick={correct}>
        {emailCopy.correct}
      </Button>
      {isEmail(typedText('email', input.value)) ? (
        <Button variant="quiet" onClick={keep}>
          {emailCopy.keep}
        </Button>
      ) : null}
    </div>
  )
}
