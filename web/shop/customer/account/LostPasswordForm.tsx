import { useLocation } from 'wouter'
import { submitWith } from '#web/core/submitWith.ts'
import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { passwordCopy } from '#web/generated/messages/passwordCopy.ts'
import { pathTo } from '#web/paths.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { FormFailure, FormTextField, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { validateWith } from '#web/ui/form/validateWith.ts'
import { useRequestPasswordResetMutation } from '../customer.generated.ts'
import { lostPasswordRules } from './accountRules.ts'

const validate = validateWith(lostPasswordRules)

/** Requests the email with a link to reset the password (session.lost-password.*). */
export function LostPasswordForm() {
  const [requestPasswordReset] = useRequestPasswordResetMutation({
    context: { waitsForSignIn: false, storesData: false },
  })
  const [, navigate] = useLocation()
  const onSubmit = submitWith<{ username: string }>(async (input) => {
    const { data } = await requestPasswordReset({ variables: { input } })
    navigate(pathTo('account'), { state: { message: data?.requestPasswordReset.message } })
  }, accountCopy.forgetFailed)
  return (
    <Form label={passwordCopy.lost} onSubmit={onSubmit} validate={validate}>
      <FormFailure />
      <FormTextField
        name="username"
        label={accountCopy.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton wide>{passwordCopy.reset}</SubmitButton>
    </Form>
  )
}
