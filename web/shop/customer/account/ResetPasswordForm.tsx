import { useLocation } from 'wouter'
import { submitWith } from '#web/core/submitWith.ts'
import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { passwordCopy } from '#web/generated/messages/passwordCopy.ts'
import { pathTo } from '#web/paths.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { FormFailure, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { validateWith } from '#web/ui/form/validateWith.ts'
import { useResetPasswordMutation } from '../customer.generated.ts'
import { resetPasswordRules } from './accountRules.ts'
import { HiddenUsername, NewPasswordFields } from './NewPasswordFields.tsx'

const validate = validateWith(resetPasswordRules)

interface NewPassword {
  password: string
  confirmPassword: string
}

/**
 * Sets a new password with the key and login of the email's link (session.reset-password.*,
 * validation.reset-password.*).
 */
export function ResetPasswordForm({
  resetKey,
  resetLogin,
}: {
  resetKey: string
  resetLogin: string
}) {
  const [resetPassword] = useResetPasswordMutation({
    context: { waitsForSignIn: false, storesData: false },
  })
  const [, navigate] = useLocation()
  const onSubmit = submitWith<NewPassword>(async (values) => {
    const { data } = await resetPassword({
      variables: { input: { ...values, resetKey, resetLogin } },
    })
    navigate(pathTo('account'), { state: { message: data?.resetPassword.message } })
  }, accountCopy.changeFailed)
  return (
    <Form label={passwordCopy.reset} onSubmit={onSubmit} validate={validate}>
      <FormFailure />
      <HiddenUsername value={resetLogin} />
      <NewPasswordFields />
      <SubmitButton wide>{passwordCopy.change}</SubmitButton>
    </Form>
  )
}
