import { utcDay } from '@vitrine/contract/clock.ts'
import { Register, UpdateProfile } from '@vitrine/contract/customer.ts'
import { phoneMessage, toE164 } from '@vitrine/contract/phone.ts'
import { birthDateMessage } from '@vitrine/contract/rules/birthDate.ts'
import { z } from 'zod'
import { customerCopy } from '../copy/customer.ts'

// Rules of single fields, so that one response names every field that fails.
const person = {
  birthDate: z
    .string(customerCopy.birthDateMissing)
    .trim()
    .min(1, customerCopy.birthDateMissing)
    .refine((text) => birthDateMessage(text, utcDay(new Date())) === undefined, {
      error: ({ input }) => birthDateMessage(String(input), utcDay(new Date())),
    }),
  phoneNumber: Register.shape.phoneNumber.refine((text) => text === '' || toE164(text) !== null, {
    error: ({ input }) => phoneMessage(String(input)),
  }),
}

/** The body of POST /auth/register. */
export const Registration = Register.extend(person)

/** The body of PATCH /profile/details. */
export const PersonalInformation = UpdateProfile.extend(person)

/** A form of these with its phone number in E.164. */
export const withPhone = <Form extends { phoneNumber: string }>(form: Form): Form => ({
  ...form,
  phoneNumber: toE164(form.phoneNumber) ?? form.phoneNumber,
})
