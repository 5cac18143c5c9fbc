import {
  Alert,
  Checkbox,
  NativeSelect,
  type NativeSelectProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { FORM_ERROR, setIn } from 'final-form'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { type FieldMetaState, Form as FinalForm, useField } from 'react-final-form'
import { errorFields, errorMessages } from './api.ts'
import { useUnsaved } from './unsaved.tsx'

interface Props<Values extends object> {
  /** The first value of each field, whose later changes leave typed values unchanged. */
  initialValues: Values
  /** False for a form whose loss costs nothing: a search, a password. */
  isGuarded?: boolean
  /** Receives whether it has changes that are not saved, which are asked about before they are lost (office.unsaved). */
  hasChanges?: RefObject<boolean>
  /** Submits the values, and has its errors shown in the form. */
  onSubmit: (values: Values) => Promise<unknown>
  children: ReactNode
  buttons: (isPending: boolean) => ReactNode
}

/** A form that shows what the CMS rejects at its fields, and focuses the first of these. */
export function Form<Values extends object>({
  onSubmit,
  children,
  buttons,
  isGuarded = true,
  hasChanges,
  ...props
}: Props<Values>) {
  const [initialValues] = useState(props.initialValues)
  const [attempts, setAttempts] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  return (
    <FinalForm<Values>
      initialValues={initialValues}
      onSubmit={(values, form) =>
        onSubmit(values).then(
          () => undefined,
          (error: unknown) => submitErrors(error, form.getRegisteredFields()),
        )
      }
    >
      {({ handleSubmit, submitting, submitError, dirty, ...state }) => (
        <form
          ref={element}
          className="form"
          onSubmit={async (event) => {
            await handleSubmit(event)
            setAttempts((count) => count + 1)
          }}
        >
          {children}
          <Problems list={submitError ?? []} />
          <Unsaved
            isChanged={
              isGuarded &&
              (dirty ?? false) &&
              !(state.submitSucceeded && !state.dirtySinceLastSubmit)
            }
            hasChanges={hasChanges}
          />
          {buttons(submitting ?? false)}
        </form>
      )}
    </FinalForm>
  )
}

function Unsaved({
  isChanged,
  hasChanges,
}: {
  isChanged: boolean
  hasChanges: RefObject<boolean> | undefined
}) {
  useUnsaved(isChanged)
  useEffect(() => {
    if (hasChanges) hasChanges.current = isChanged
  }, [hasChanges, isChanged])
  return null
}

/** An error as those of the fields of a form, and a list of messages for the form as a whole. */
function submitErrors(error: unknown, fields: string[]): object {
  const given = Object.entries(errorFields(error))
  const shown = given.filter(([field]) => fields.includes(field))
  const others = given.filter(([field]) => !fields.includes(field)).map(([, message]) => message)
  const [message = ''] = errorMessages(error)
  const list = [...new Set([message, ...others])]
  return shown.reduce<object>((all, [field, text]) => setIn(all, field, text), {
    [FORM_ERROR]: list,
  })
}

/** The problems of a form, announced by assistive technology. */
export const Problems = ({ list }: { list: readonly string[] }) => (
  <div role="alert">
    {list.length > 0 && (
      <Alert color="red" role="presentation">
        {list.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </Alert>
    )}
  </div>
)

/** The message with which the CMS has rejected the value, until that changes. */
const errorOf = ({ submitError, dirtySinceLastSubmit }: FieldMetaState<string>) =>
  dirtySinceLastSubmit ? undefined : submitError

/** Keeps an empty text, which final-form would remove. */
const config = { parse: (value: string) => value }

type Named<Control> = Control & { name: string }

export function TextField({ name, ...props }: Named<TextInputProps>) {
  const { input, meta } = useField<string>(name, config)
  return <TextInput {...props} {...input} error={errorOf(meta)} />
}

export function TextAreaField({ name, ...props }: Named<TextareaProps>) {
  const { input, meta } = useField<string>(name, config)
  return <Textarea {...props} {...input} error={errorOf(meta)} />
}

export function SelectField({ name, ...props }: Named<NativeSelectProps>) {
  const { input, meta } = useField<string>(name, config)
  return <NativeSelect {...props} {...input} error={errorOf(meta)} />
}

/** A check box, or with a value one of several, whose values are a list. */
export function CheckField({
  name,
  label,
  value,
}: {
  name: string
  label: string
  value?: string
}) {
  const { input } = useField(name, { type: 'checkbox', ...(value !== undefined && { value }) })
  return <Checkbox {...input} label={label} />
}
