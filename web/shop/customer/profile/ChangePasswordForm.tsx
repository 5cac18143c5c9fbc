import { useState } from 'react'
import { toApiError } from '#web/core/data/apiError.ts'
import { submitWith } from '#web/core/submitWith.ts'
import { passwordCopy } from '#web/generated/messages/passwordCopy.ts'
import { profileCopy } from '#web/generated/messages/profileCopy.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { FormFailure, FormPasswordField, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { validateWith } from '#web/ui/form/validateWith.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import { changePasswordRules } from '../account/accountRules.ts'
import { HiddenUsername, NewPasswordFields } from '../account/NewPasswordFields.tsx'
import { signInNeeded } from '../session/sessionActor.ts'
import { useSession } from '../session/useSession.ts'
import {
  type ChangePasswordMutationVariables,
  useChangePasswordMutation,
} from './profile.generated.ts'

const validate = validateWith(changePasswordRules)

/** Replaces the password after the current one is entered (account.password.*, validation.change-password.*). */
export function ChangePasswordForm({ email }: { email: string | null }) {
  // Passwords are not stored across the reload after a sign-in.
  const [changePassword] = useChangePasswordMutation({
    context: { waitsForSignIn: false, storesData: false },
  })
  const { requestSignIn } = useSession()
  const [message, setMessage] = useState('')
  const onSubmit = submitWith<ChangePasswordMutationVariables['input']>(async (input) => {
    try {
      const { data } = await changePassword({ variables: { input } })
      setMessage(data?.changePassword.message ?? '')
    } catch (error) {
      if (toApiError(error).code === 'UNAUTHENTICATED') {
        showToast('error', signInNeeded)
        requestSignIn()
      }
      throw error
    }
  }, profileCopy.changeFailed)
  if (message)
    return (
      // Receives the focus of the button that it replaces.
      <div ref={(element) => element?.focus()} tabIndex={-1}>
        <Notice tone="success">{message}</Notice>
      </div>
    )
  return (
    <Form label={profileCopy.changePassword} onSubmit={onSubmit} validate={validate}>
      <FormFailure />
      <HiddenUsername value={email ?? ''} />
      <FormPasswordField
        name="currentPassword"
        label={profileCopy.currentPassword}
        autoComplete="current-password"
      />
      <NewPasswordFields />
      <SubmitButton>{passwordCopy.change}</SubmitButton>
    </Form>
  )
}
