import { track } from '#web/core/analytics.ts'
import { submitWith } from '#web/core/submitWith.ts'
import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { pathTo } from '#web/paths.ts'
import { CookieNotice } from '#web/ui/CookieNotice.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import {
  FormCheckbox,
  FormFailure,
  FormPasswordField,
  FormTextField,
  SubmitButton,
} from '#web/ui/form/FormFields.tsx'
import { validateWith } from '#web/ui/form/validateWith.ts'
import { useLoginMutation } from '../customer.generated.ts'
import { useIdentityChange } from '../session/useIdentityChange.ts'
import styles from './AccountForms.module.css'
import { signInRules } from './accountRules.ts'

interface SignInValues {
  username: string
  password: string
  rememberMe?: boolean
}

const validate = validateWith(signInRules)

/** Signs a customer in, then reloads the page or opens `destination` (session.sign-in.*, validation.sign-in.*). */
export function SignInForm({ destination }: { destination?: string | undefined }) {
  const [login] = useLoginMutation({ context: { waitsForSignIn: false, storesData: false } })
  const changeIdentity = useIdentityChange()
  const onSubmit = submitWith<SignInValues>(async (input) => {
    await changeIdentity(async () => {
      await login({ variables: { input } })
      track({ event: 'login', method: 'password' })
    }, destination)
  }, accountCopy.forgetFailed)
  return (
    <Form label={accountCopy.signIn} onSubmit={onSubmit} validate={validate}>
      <CookieNotice />
      <FormFailure />
      <FormTextField
        name="username"
        label={accountCopy.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormPasswordField
        name="password"
        label={accountCopy.password}
        autoComplete="current-password"
      />
      <div className={styles.aside}>
        <FormCheckbox name="rememberMe" label={accountCopy.rememberMe} />
        <a className={styles.link} href={pathTo('lostPassword')}>
          {accountCopy.forgotPassword}
        </a>
      </div>
      <SubmitButton wide>{accountCopy.signIn}</SubmitButton>
    </Form>
  )
}
