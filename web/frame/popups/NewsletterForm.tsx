import { useEffect, useId, useRef } from 'react'
import { useField } from 'react-final-form'
import { z } from 'zod/mini'
import { newsletterCopy } from '#web/generated/messages/newsletterCopy.ts'
import { pathTo } from '#web/paths.ts'
import { CheckboxField } from '#web/ui/form/CheckboxField.tsx'
import { FieldNotes } from '#web/ui/form/Field.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import {
  FormCheckbox,
  FormEmailField,
  FormFailure,
  SubmitButton,
} from '#web/ui/form/FormFields.tsx'
import { validateWith } from '#web/ui/form/validateWith.ts'
import styles from './Newsletter.module.css'
import { type NewsletterValues, newsletterRules, useNewsletter } from './useNewsletter.ts'

/** The initial values, with a constant reference, because the form would begin anew with another list. */
const initialValues = { brands: ['ASAVA', 'asv'] }

const { email, brands, consent } = newsletterRules
const validate = validateWith(z.object({ brands, email, consent }))

/** The newsletter form of the popup (popups.newsletter.form), which with `takesFocus` focuses its email field. */
export function NewsletterForm({
  takesFocus,
  onSubscribed,
}: {
  takesFocus: boolean
  onSubscribed: () => void
}) {
  const container = useRef<HTMLDivElement>(null)
  const { onSubmit } = useNewsletter('NEWSLETTER_POPUP')
  useEffect(() => {
    if (takesFocus) container.current?.querySelector<HTMLElement>('[type="email"]')?.focus()
  }, [takesFocus])
  const send = async (values: NewsletterValues) => {
    const errors = await onSubmit(values)
    if (!errors) onSubscribed()
    return errors
  }
  return (
    <div ref={container}>
      <Form
        label={newsletterCopy.title}
        onSubmit={send}
        validate={validate}
        initialValues={initialValues}
      >
        <FormFailure />
        <BrandChoice />
        <FormEmailField name="email" label={newsletterCopy.email} />
        <FormCheckbox
          name="consent"
          label={
            <span>
              {newsletterCopy.consent}{' '}
              <a href={pathTo('content', { slug: 'privacy-policy' })}>
                {newsletterCopy.privacyPolicy}
              </a>
            </span>
          }
        />
        <SubmitButton wide>{newsletterCopy.subscribe}</SubmitButton>
      </Form>
    </div>
  )
}

/** The checkboxes of the two brands; one is required. */
function BrandChoice() {
  const { meta } = useField('brands', { subscription: { error: true, submitFailed: true } })
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-error`}>
      <legend className={styles.legend}>{newsletterCopy.brand}</legend>
      <div className={styles.brands}>
        <Brand name="ASAVA" />
        <Brand name="asv" />
      </div>
      <FieldNotes id={id} error={meta.submitFailed ? meta.error : undefined} />
    </fieldset>
  )
}

function Brand({ name }: { name: string }) {
  const { input } = useField<string>('brands', { type: 'checkbox', value: name })
  return <CheckboxField {...input} type="checkbox" label={name} />
}
