import { z } from 'zod'
import { dayOf } from '../../../../contract/clock.ts'
import { customerCopy } from '../../../../contract/copy/customer.ts'
import { Register, UpdateProfile } from '../../../../contract/customer.ts'
import { phoneMessage, toE164 } from '../../../../contract/phone.ts'
import { fieldProblem } from '../../../../contract/problem.ts'
import { birthDateMessage } from '../../../../contract/rules/birthDate.ts'
import type { PersonalInformation, Registration } from '../../engine/src/customers/account.ts'
import { parse } from '../http/parse.ts'

const birthDate = z
  .string(customerCopy.birthDateMissing)
  .trim()
  .min(1, customerCopy.birthDateMissing)

const Form = Register.extend({ birthDate })
const Change = UpdateProfile.extend({ birthDate })

/** Reads the body of POST /auth/register. Throws `invalid` with the fields that break a rule. */
export function readRegistration(body: unknown): Registration {
  const form = parse(Form, body)
  return { ...checked(form), email: form.email.toLowerCase() }
}

/** Reads the body of PATCH /profile/details. Throws `invalid` with the fields that break a rule. */
export const readPersonalInformation = (body: unknown): PersonalInformation =>
  checked(parse(Change, body))

/** The form with its phone number in E.164. Throws `invalid`. */
function checked<Form extends PersonalInformation>(form: Form): Form {
  const message = birthDateMessage(form.birthDate, dayOf(new Date()))
  if (message) throw fieldProblem('birthDate', message)
  const phoneNumber = toE164(form.phoneNumber)
  if (!phoneNumber) throw fieldProblem('phoneNumber', phoneMessage(form.phoneNumber))
  return { ...form, phoneNumber }
}
