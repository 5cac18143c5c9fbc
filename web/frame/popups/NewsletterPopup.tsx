import { useField } from 'react-final-form'
import { z } from 'zod/mini'
import { useOverlays } from '#web/core/overlays.ts'
import { newsletterCopy } from '#web/generated/messages/newsletterCopy.ts'
import { pathTo } from '#web/paths.ts'
import { Modal } from '#web/ui/dialog/Dialog.tsx'
import { CheckboxField } from '#web/ui/form/CheckboxField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import {
  FormCheckbox,
  FormEmailField,
  FormFailure,
  SubmitButton,
} from '#web/ui/form/FormFields.tsx'
import { validateWith } from '#web/ui/form/validateWith.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './Newsletter.module.css'
import { useNewsletterQuery } from './newsletter.generated.ts'
import { type NewsletterValues, newsletterRules, useNewsletter } from './useNewsletter.ts'

const { email, consent } = newsletterRules
const validate = validateWith(z.object({ email, consent }))

/** The newsletter form in a popup (popups.newsletter.form). */
export function NewsletterPopup() {
  const { current, close } = useOverlays()
  const { data } = useNewsletterQuery()
  const newsletter = data?.site?.settings.newsletter
  const { onSubmit } = useNewsletter('NEWSLETTER_POPUP')
  const send = async (values: NewsletterValues) => {
    const errors = await onSubmit(values)
    if (!errors) close()
    return errors
  }
  return (
    <Modal
      position={styles.corner}
      size={styles.card}
      open={current === 'newsletter'}
      onClose={close}
      title={newsletter?.title ?? newsletterCopy.title}
    >
      <div className={styles.popup}>
        <Picture
          image={newsletter?.image ?? null}
          sizes="(width >= 48rem) 25rem, 0"
          ratio="16 / 9"
          alt=""
        />
        <div className={styles.content}>
          <p>{newsletter?.description}</p>
          <Form
            label={newsletterCopy.title}
            onSubmit={send}
            validate={validate}
            initialValues={{ brand: 'ASAVA' }}
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
      </div>
    </Modal>
  )
}

function BrandChoice() {
  return (
    <fieldset>
      <legend className={styles.legend}>{newsletterCopy.brand}</legend>
      <div className={styles.brands}>
        <Brand name="ASAVA" />
        <Brand name="asv" />
      </div>
    </fieldset>
  )
}

function Brand({ name }: { name: string }) {
  const { input } = useField<string>('brand', { type: 'radio', value: name })
  return <CheckboxField {...input} type="radio" label={name} />
}
