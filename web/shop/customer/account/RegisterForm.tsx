import { nameAfterTitle } from '@vitrine/contract/nameAfterTitle.ts'
import { useMemo } from 'react'
import { track } from '#web/core/analytics.ts'
import { submitWith } from '#web/core/submitWith.ts'
import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { language } from '#web/lib/language.ts'
import { checkingPhone } from '#web/lib/phone/phone.ts'
import { bangkokTime } from '#web/lib/time.ts'
import { pathTo } from '#web/paths.ts'
import { checkingEmail } from '#web/ui/form/emailSlip.ts'
import { Form } from '#web/ui/form/Form.tsx'
import {
  FormEmailField,
  FormFailure,
  FormPasswordField,
  SubmitButton,
} from '#web/ui/form/FormFields.tsx'
import { validateWith } from '#web/ui/form/validateWith.ts'
import { type RegisterMutationVariables, useRegisterMutation } from '../customer.generated.ts'
import { useIdentityChange } from '../session/useIdentityChange.ts'
import styles from './AccountForms.module.css'
import { registerRules } from './accountRules.ts'
import { PersonFields } from './PersonFields.tsx'

const termsCopy = accountCopy.registerTerms

/** Creates an account and opens the home page as a signed-in customer (session.register.*, validation.register.*). */
export function RegisterForm() {
  const [register] = useRegisterMutation({ context: { waitsForSignIn: false, storesData: false } })
  const changeIdentity = useIdentityChange()
  const today = bangkokTime(new Date()).slice(0, 10)
  const validate = useMemo(() => validateWith(registerRules(today)), [today])
  const create = submitWith<RegisterMutationVariables['input']>(async (input) => {
    await changeIdentity(
      async () => {
        await register({ variables: { input } })
        track({ event: 'sign_up', method: 'email' })
      },
      '/',
      {
        salutation: accountCopy.welcome({
          firstName: nameAfterTitle(language(), input.firstName.trim()),
        }),
        text: accountCopy.accountReady,
      },
    )
  }, accountCopy.registerFailed)
  const onSubmit = checkingEmail(checkingPhone(create))
  return (
    <Form label={accountCopy.register} onSubmit={onSubmit} validate={validate}>
      <FormFailure />
      <PersonFields today={today} />
      <FormEmailField name="email" label={accountCopy.email} />
      <FormPasswordField
        name="password"
        label={accountCopy.password}
        autoComplete="new-password"
        hint={accountCopy.passwordHint}
      />
      <SubmitButton wide>{accountCopy.register}</SubmitButton>
      <p className={styles.note}>
        {termsCopy.start}{' '}
        <a href={pathTo('content', { slug: 'terms-and-conditions' })}>{termsCopy.terms}</a>{' '}
        {termsCopy.and}{' '}
        <a href={pathTo('content', { slug: 'privacy-policy' })}>{termsCopy.privacyPolicy}</a>
        {uiCopy.fullStop}
      </p>
    </Form>
  )
}
