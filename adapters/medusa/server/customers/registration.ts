import { z } from 'zod'
import { isBirthDate } from '../../../../cms/customer/account.ts'
import { customerCopy } from '../../../../cms/customer/copy.ts'
import { phoneInvalid, toE164 } from '../../../../cms/phone.ts'
import { Register } from '../../../../gateway/contracts/customer.ts'
import type { Registration } from '../../engine/src/customers/account.ts'
import { parse } from '../http/parse.ts'
import { AdapterProblem } from '../http/problem.ts'

const Form = Register.extend({
  birthDate: z
    .string(customerCopy.birthDateMissing)
    .trim()
    .min(1, customerCopy.birthDateMissing)
    .pipe(z.iso.date()),
})

/** Reads the body of POST /auth/register. Throws `invalid` with the fields that break a rule. */
export function readRegistration(body: unknown): Registration {
  const { email, ...form } = parse(Form, body)
  if (!isBirthDate(form.birthDate, new Date()))
    throw invalid('birthDate', customerCopy.birthDateInvalid)
  const phoneNumber = toE164(form.phoneNumber)
  if (!phoneNumber) throw invalid('phoneNumber', phoneInvalid)
  return { ...form, email: email.toLowerCase(), phoneNumber }
}

const invalid = (field: string, message: string) =>
  new AdapterProblem('invalid', message, { fields: { [field]: message } })
