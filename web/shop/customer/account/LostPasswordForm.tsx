import { useLocation } from 'wouter'
import { useShopClient } from '#web/core/data/clientContext.ts'
import { useSubmission } from '#web/core/useSubmission.ts'
import { validateWith } from '#web/lib/validateWith.ts'
import { pathTo } from '#web/paths.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { FormFailure, FormTextField, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import { RequestPasswordResetDocument } from '../customer.generated.ts'
import { lostPasswordRules } from './rules.ts'

const validate = validateWith(lostPasswordRules)

/** Asks for the mail with the link to a new password (SPEC §4 Auth, §5 Lost password). */
export function LostPasswordForm() {
  const client = useShopClient()
  const [, navigate] = useLocation()
  const { onSubmit } = useSubmission<{ username: string }>(async (variables) => {
    const { data } = await client.mutate({
      mutation: RequestPasswordResetDocument,
      variables,
      waitsForSignIn: false,
      storesData: false,
    })
    const message = data?.requestPasswordReset.message ?? ''
    showToast('success', message)
    navigate(pathTo('account'))
    return message
  }, 'Failed to forget password')
  return (
    <Form label="Lost password" onSubmit={onSubmit} validate={validate}>
      <FormFailure />
      <FormTextField
        name="username"
        label="Username or email address"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton wide>Reset password</SubmitButton>
    </Form>
  )
}
