import { useMemo } from 'react'
import { useShopClient } from '#web/core/data/clientContext.ts'
import { submitWith } from '#web/core/submitWith.ts'
import { bangkokTime } from '#web/lib/time.ts'
import { validateWith } from '#web/lib/validateWith.ts'
import { pathTo } from '#web/paths.ts'
import { Form } from '#web/ui/form/Form.tsx'
import {
  FormFailure,
  FormPasswordField,
  FormTextField,
  SubmitButton,
} from '#web/ui/form/FormFields.tsx'
import { accountCopy } from '../copy.ts'
import { RegisterDocument, type RegisterMutationVariables } from '../customer.generated.ts'
import { useIdentityChange } from '../session/useIdentityChange.ts'
import styles from './AccountForms.module.css'
import { registerRules } from './accountRules.ts'

const terms = accountCopy.registerTerms

/** Creates an account and opens the home page as a signed-in customer (session.register.*, validation.register.*). */
export function RegisterForm() {
  const client = useShopClient()
  const changeIdentity = useIdentityChange()
  const today = bangkokTime(new Date()).slice(0, 10)
  const validate = useMemo(() => validateWith(registerRules(today)), [today])
  const onSubmit = submitWith<RegisterMutationVariables['input']>(async (input) => {
    await changeIdentity(
      () =>
        client.mutate({
          mutation: RegisterDocument,
          variables: { input },
          waitsForSignIn: false,
          storesData: false,
        }),
      '/',
    )
  }, "Couldn't create your account, please try again later.")
  return (
    <Form label={accountCopy.register} onSubmit={onSubmit} validate={validate}>
      <FormFailure />
      <div className={styles.pair}>
        <FormTextField name="firstName" label={accountCopy.firstName} autoComplete="given-name" />
        <FormTextField name="lastName" label={accountCopy.lastName} autoComplete="family-name" />
      </div>
      <div className={styles.pair}>
        <FormTextField
          name="birthDate"
          label={accountCopy.birthDate}
          type="date"
          max={today}
          autoComplete="bday"
        />
        <FormTextField
          name="phoneNumber"
          label={accountCopy.phoneNumber}
          type="tel"
          autoComplete="tel"
        />
      </div>
      <FormTextField name="email" label={accountCopy.email} type="email" autoComplete="email" />
      <FormPasswordField
        name="password"
        label={accountCopy.password}
        autoComplete="new-password"
        hint={accountCopy.passwordHint}
      />
      <SubmitButton wide>{accountCopy.register}</SubmitButton>
      <p className={styles.note}>
        {terms.start}{' '}
        <a href={pathTo('content', { slug: 'terms-and-conditions' })}>{terms.terms}</a> {terms.and}{' '}
        <a href={pathTo('content', { slug: 'privacy-policy' })}>{terms.privacyPolicy}</a>.
      </p>
    </Form>
  )
}
