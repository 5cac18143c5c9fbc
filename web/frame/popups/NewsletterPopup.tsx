import { useField } from 'react-final-form'
import { z } from 'zod/mini'
import { useOverlays } from '#web/core/overlays.ts'
import { validateWith } from '#web/lib/validateWith.ts'
import { pathTo } from '#web/paths.ts'
import { Dialog } from '#web/ui/dialog/Dialog.tsx'
import { CheckboxField } from '#web/ui/form/CheckboxField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { FormCheckbox, FormFailure, FormTextField, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './Newsletter.module.css'
import { useNewsletterQuery } from './newsletter.generated.ts'
import {
  type NewsletterValues,
  newsletterForms,
  newsletterRules,
  useNewsletter,
} from './useNewsletter.ts'

const { email, consent } = newsletterRules
const validate = validateWith(z.object({ email, consent }))

/** Offers the newsletter (SPEC §4 Popups, §7 form 6). */
export function NewsletterPopup() {
  const { current, close } = useOverlays()
  const { data } = useNewsletterQuery()
  const words = data?.site?.settings.subscription
  const { onSubmit } = useNewsletter(newsletterForms.popup)
  const send = async (values: NewsletterValues) => {
    const errors = await onSubmit(values)
    if (!errors) close()
    return errors
  }
  return (
    <Dialog open={current === 'newsletter'} onClose={close} title={words?.title ?? 'Newsletter'}>
      <div className={styles.popup}>
        <Picture image={words?.image ?? null} sizes="(width >= 48rem) 18rem, 0" alt="" />
        <div className={styles.words}>
          <p>{words?.description}</p>
          <Form
            label="Newsletter"
            onSubmit={send}
            validate={validate}
            initialValues={{ brand: 'ASAVA' }}
          >
            <FormFailure />
            <BrandChoice />
            <FormTextField
              name="email"
              type="email"
              label="Email address"
              autoComplete="email"
              inputMode="email"
            />
            <FormCheckbox
              name="consent"
              label={
                <>
                  I have read and accept the{' '}
                  <a href={pathTo('content', { slug: 'privacy-policy' })}>privacy policy</a>
                </>
              }
            />
            <SubmitButton wide>Subscribe</SubmitButton>
          </Form>
        </div>
      </div>
    </Dialog>
  )
}

function BrandChoice() {
  return (
    <fieldset>
      <legend className={styles.legend}>Letters from</legend>
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
