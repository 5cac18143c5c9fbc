import type { ComponentProps, ReactNode } from 'react'
import { type FieldMetaState, useField, useFormState } from 'react-final-form'
import { Button } from '../Button.tsx'
import { Notice } from '../Notice.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

interface Named {
  /** The field's name among the form's values. */
  name: string
}

/** A field's value and what is wrong with it, once it has been left or sent. */
function useText(name: string) {
  const { input, meta } = useField<string>(name)
  const { value, onChange, onBlur, onFocus } = input
  return { value, onChange, onBlur, onFocus, error: wrongWith(meta) }
}

function wrongWith({ touched, error, submitError, dirtySinceLastSubmit }: FieldMetaState) {
  if (!touched) return undefined
  return error ?? (dirtySinceLastSubmit ? undefined : submitError)
}

/** A line of text of the form around it. */
export function FormTextField(props: Named & ComponentProps<typeof TextField>) {
  return <TextField {...props} {...useText(props.name)} />
}

/** A password of the form around it. */
export function FormPasswordField(props: Named & ComponentProps<typeof PasswordField>) {
  return <PasswordField {...props} {...useText(props.name)} />
}

/** A choice from a list, of the form around it. */
export function FormSelectField(props: Named & ComponentProps<typeof SelectField>) {
  return <SelectField {...props} {...useText(props.name)} />
}

/** A box to tick, of the form around it. */
export function FormCheckbox(props: Named & ComponentProps<typeof CheckboxField>) {
  const { input, meta } = useField<boolean>(props.name, { type: 'checkbox' })
  const { checked, onChange, onBlur, onFocus } = input
  const control = { checked, onChange, onBlur, onFocus }
  return <CheckboxField {...props} {...control} error={wrongWith(meta)} />
}

/** Why the form around it was refused as a whole, until something is changed. */
export function FormFailure({ children }: { children?: (words: string) => ReactNode }) {
  const { submitError, dirtySinceLastSubmit } = useFormState({
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  })
  if (!submitError || dirtySinceLastSubmit) return null
  return <Notice tone="error">{children ? children(submitError) : submitError}</Notice>
}

/** Sends the form around it. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'loading'>) {
  const { submitting } = useFormState({ subscription: { submitting: true } })
  return <Button {...props} type="submit" loading={submitting} />
}
