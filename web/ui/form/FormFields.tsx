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

/** Submits the surrounding form. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'loading'>) {
  const { submitting } = useFormState({ subscription: { submitting: true } })
  return <Button {...props} type="submit" loading={submitting} />
}
