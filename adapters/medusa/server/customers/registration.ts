import { z } from 'zod'
import { customerCopy } from '../../../../contract/copy/customer.ts'
import { Register, UpdateProfile } from '../../../../contract/customer.ts'
import { phoneMessage, toE164 } from '../../../../contract/phone.ts'
import { ContractProblem } from '../../../../contract/problem.ts'
import { isBirthDate } from '../../../../contract/rules/birthDate.ts'
import type { PersonalInformation, Registration } from '../../engine/src/customers/account.ts'
import { parse } from '../http/parse.ts'

const birthDate = z
  .string(customerCopy.birthDateMissing)
  .trim()
  .min(1, customerCopy.birthDateMissing)
  .pipe(z.iso.date())

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
  if (!isBirthDate(form.birthDate, new Date()))
    throw invalid('birthDate', customerCopy.birthDateInvalid)
  const phoneNumber = toE164(form.phoneNumber)
  if (!phoneNumber) throw invalid('phoneNumber', phoneMessage(form.phoneNumber))
  return { ...form, phoneNumber }
}

const invalid = (field: string, message: string) =>
  new ContractProblem('invalid', message, { fields: { [field]: message } })
