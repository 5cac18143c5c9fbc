import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { passwordCopy } from '#web/generated/messages/passwordCopy.ts'
import { FormPasswordField } from '#web/ui/form/FormFields.tsx'

/** The username under which password managers store a new password. */
export const HiddenUsername = ({ value }: { value: string }) => (
  <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
)

/** The fields of a new password and its repetition. */
export const NewPasswordFields = () => (
  <>
    <FormPasswordField
      name="password"
      label={passwordCopy.newPassword}
      autoComplete="new-password"
      hint={accountCopy.passwordHint}
    />
    <FormPasswordField
      name="confirmPassword"
      label={passwordCopy.confirmPassword}
      autoComplete="new-password"
    />
  </>
)
