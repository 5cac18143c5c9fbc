import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { FormTextField } from '#web/ui/form/FormFields.tsx'
import { PhoneField } from '#web/ui/form/PhoneField.tsx'
import styles from './AccountForms.module.css'

/** The fields for name, birth date and phone number; `today` is the latest birth date, as YYYY-MM-DD. */
export function PersonFields({ today }: { today: string }) {
  return (
    <>
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
          hint={accountCopy.birthDateHint}
          autoComplete="bday"
        />
        <PhoneField name="phoneNumber" label={accountCopy.phoneNumber} />
      </div>
    </>
  )
}
