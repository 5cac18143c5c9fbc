import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form as FinalForm, type FormProps } from 'react-final-form'
import { NoScript } from '../NoScript.tsx'
import styles from './Form.module.css'

interface ShopFormProps<Values> extends Pick<FormProps<Values>, 'initialValues' | 'validate'> {
  /** Returns errors by field and one of the whole form (`FORM_ERROR`), or nothing. */
  onSubmit: FormProps<Values>['onSubmit']
  /** The accessible name of the form. */
  label: string
  children: ReactNode
}

/** A form that shows errors at their fields, focuses the first of these, and retains its values (`validation.forms.*`). */
export function Form<Values extends object>({
  onSubmit,
  label,
  children,
  ...config
}: ShopFormProps<Values>) {
  return (
    <FinalForm<Values> {...config} onSubmit={onSubmit} subscription={{}}>
      {({ handleSubmit }) => (
        <FormElement label={label} submit={handleSubmit}>
          {children}
        </FormElement>
      )}
    </FinalForm>
  )
}

function FormElement({
  label,
  submit,
  children,
}: {
  label: string
  submit: (event: FormEvent) => Promise<object | undefined> | undefined
  children: ReactNode
}) {
  const ref = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts === 0) return
    const field = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else ref.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [attempts])
  return (
    <>
      <NoScript need="form" />
      <form
        ref={ref}
        className={styles.form}
        aria-label={label}
        noValidate
        onSubmit={async (event) => {
          await submit(event)
          setAttempts((count) => count + 1)
        }}
      >
        {children}
      </form>
    </>
  )
}
