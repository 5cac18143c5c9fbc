import { useMemo } from 'react'
import { useShopClient } from '#web/core/data/clientContext.ts'
import { submitWith } from '#web/core/submitWith.ts'
import { displayPhone } from '#web/lib/phone/displayPhone.ts'
import { phoneErrors } from '#web/lib/phone/phoneErrors.ts'
import { postToTabs } from '#web/lib/tabChannel.ts'
import { bangkokTime } from '#web/lib/time.ts'
import { validateWith } from '#web/lib/validateWith.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { FormFailure, FormTextField, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { PhoneField } from '#web/ui/form/PhoneField.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import styles from '../account/AccountForms.module.css'
import { profileRules } from '../account/accountRules.ts'
import { accountCopy } from '../copy.ts'
import { profileCopy } from './copy.ts'
import {
  type ProfileFieldsFragment,
  UpdateProfileDocument,
  type UpdateProfileMutationVariables,
} from './profile.generated.ts'

/** Changes name, birth date and phone number (account.details.*, validation.profile.*). */
export function DetailsForm({ profile }: { profile: ProfileFieldsFragment }) {
  const client = useShopClient()
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
    await client.mutate({ mutation: UpdateProfileDocument, variables: { input } })
    showToast('success', profileCopy.saved)
    // The header of every tab shows the name.
    postToTabs('session', 'changed')
  }, profileCopy.saveFailed)
  const onSubmit = async (input: UpdateProfileMutationVariables['input']) => {
    const errors = await phoneErrors(input, ['phoneNumber'])
    return Object.keys(errors).length > 0 ? errors : save(input)
  }
  return (
    <Form
      label={profileCopy.details}
      initialValues={initialValues}
      validate={validate}
      onSubmit={onSubmit}
    >
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
        <PhoneField name="phoneNumber" label={accountCopy.phoneNumber} />
      </div>
      <SubmitButton>{profileCopy.save}</SubmitButton>
    </Form>
  )
}
