import { type ComponentProps, useEffect } from 'react'
import { preparePhoneErrors } from '#web/lib/phone/phone.ts'
import { FormTextField } from './FormFields.tsx'

/** A field for a phone number, which the form checks by `phoneErrors` when it is submitted. */
export function PhoneField(props: Omit<ComponentProps<typeof FormTextField>, 'type'>) {
  useEffect(preparePhoneErrors, [])
  return <FormTextField autoComplete="tel" {...props} type="tel" />
}
