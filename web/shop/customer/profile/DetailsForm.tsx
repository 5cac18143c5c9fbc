import { useMemo } from 'react'
import { submitWith } from '#web/core/submitWith.ts'
import { profileCopy } from '#web/generated/messages/profileCopy.ts'
import { checkingPhone, displayPhone } from '#web/lib/phone/phone.ts'
import { postToTabs } from '#web/lib/tabChannel.ts'
import { bangkokTime } from '#web/lib/time.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { FormFailure, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { validateWith } from '#web/ui/form/validateWith.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { profileRules } from '../account/accountRules.ts'
import { PersonFields } from '../account/PersonFields.tsx'
import {
  type ProfileFieldsFragment,
  type UpdateProfileMutationVariables,
  useUpdateProfileMutation,
} from './profile.generated.ts'

/** Changes name, birth date and phone number (account.details.*, validation.profile.*). */
export function DetailsForm({ profile }: { profile: ProfileFieldsFragment }) {
  const [updateProfile] = useUpdateProfileMutation()
  const today = bangkokTime(new Date()).slice(0, 10)
  const validate = useMemo(() => validateWith(profileRules(today)), [today])
  const { firstName, lastName, birthDate, phoneNumber } = profile
  const initialValues = {
    firstName,
    lastName,
    birthDate: birthDate ?? '',
    phoneNumber: displayPhone(phoneNumber ?? ''),
  }
  const save = submitWith<UpdateProfileMutationVariables['input']>(async (input) => {
    await updateProfile({ variables: { input } })
    showToast('success', profileCopy.saved)
    // The header of every tab shows the name.
    postToTabs('session', 'changed')
  }, profileCopy.saveFailed)
  const onSubmit = checkingPhone(save)
  return (
    <Form
      label={profileCopy.details}
      initialValues={initialValues}
      validate={validate}
      onSubmit={onSubmit}
    >
      <FormFailure />
      <PersonFields today={today} />
      <SubmitButton>{profileCopy.save}</SubmitButton>
    </Form>
  )
}
