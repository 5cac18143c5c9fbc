import { isEmail } from '@vitrine/contract/email.ts'
import { typedText } from '@vitrine/contract/typedText.ts'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { type FieldMetaState, useField, useForm, useFormState } from 'react-final-form'
import { rulesCopy } from '#web/generated/messages/rulesCopy.ts'
import { keepEmail, questionedEmail } from '#web/ui/form/emailSlip.ts'
import { Button } from '../Button.tsx'
import { Notice } from '../Notice.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import styles from './Field.module.css'
import { PasswordField } from './PasswordField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

interface Named {
  /** The field's name among the form's values. */
  name: string
}

/** Returns a field's value and, once it was blurred or submitted, its error. */
function useTextInput(name: string) {
  const { input, meta } = useField<string>(name)
  const { value, onChange, onBlur, onFocus } = input
  return { value, onChange, onBlur, onFocus, error: errorOf(meta) }
}

function errorOf({ touched, error, submitError, dirtySinceLastSubmit }: FieldMetaState) {
  if (!touched) return undefined
  return error ?? (dirtySinceLastSubmit ? undefined : submitError)
}

/** A text field of the surrounding form. */
export function FormTextField(props: Named & ComponentProps<typeof TextField>) {
  return <TextField {...props} {...useTextInput(props.name)} />
}

/**
 * A field for an email address, which suggests the likely correction of a slip once it was left
 * (validation.forms.email-slip), as the form does by `checkingEmail` when it is submitted.
 */
export function FormEmailField(props: ComponentProps<typeof FormTextField>) {
  const field = useRef<HTMLDivElement>(null)
  const focusField = () => field.current?.querySelector('input')?.focus()
  return (
    <div ref={field} className={styles.email}>
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
      <p>{rulesCopy.emailMeant({ email: meant })}</p>
      <Button variant="quiet" onClick={correct}>
        {rulesCopy.correctEmail}
      </Button>
      {isEmail(typedText('email', input.value)) ? (
        <Button variant="quiet" onClick={keep}>
          {rulesCopy.keepEmail}
        </Button>
      ) : null}
    </div>
  )
}

/** A password field of the surrounding form. */
export function FormPasswordField(props: Named & ComponentProps<typeof PasswordField>) {
  return <PasswordField {...props} {...useTextInput(props.name)} />
}

/** A select field of the surrounding form. */
export function FormSelectField(props: Named & ComponentProps<typeof SelectField>) {
  return <SelectField {...props} {...useTextInput(props.name)} />
}

/** A checkbox of the surrounding form. */
export function FormCheckbox(props: Named & ComponentProps<typeof CheckboxField>) {
  const { input, meta } = useField<boolean>(props.name, { type: 'checkbox' })
  const { checked, onChange, onBlur, onFocus } = input
  const control = { checked, onChange, onBlur, onFocus }
  return <CheckboxField {...props} {...control} error={errorOf(meta)} />
}

/** The error of the whole form, until a value changes. */
export function FormFailure({ children }: { children?: (message: string) => ReactNode }) {
  const { submitError, dirtySinceLastSubmit } = useFormState({
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  })
  if (!submitError || dirtySinceLastSubmit) return null
  return <Notice tone="error">{children ? children(submitError) : submitError}</Notice>
}

/** A button that submits the surrounding form and shows its progress. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'loading'>) {
  const { submitting } = useFormState({ subscription: { submitting: true } })
  return <Button {...props} type="submit" loading={submitting} />
}
