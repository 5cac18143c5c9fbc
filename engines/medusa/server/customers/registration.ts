import * as rules from '@vitrine/commerce/forms/person.ts'
import type { PersonalInformation, Registration } from '../../engine/src/customers/account.ts'
import { parse } from '../http/parse.ts'

/** Reads the body of POST /auth/register. Throws `invalid` with the fields that break a rule. */
export function readRegistration(body: unknown): Registration {
  const form = parse(rules.Registration, body)
  return { ...rules.withPhone(form), email: form.email.toLowerCase() }
}

/** Reads the body of PATCH /profile/details. Throws `invalid` with the fields that break a rule. */
export const readPersonalInformation = (body: unknown): PersonalInformation =>
  rules.withPhone(parse(rules.PersonalInformation, body))
