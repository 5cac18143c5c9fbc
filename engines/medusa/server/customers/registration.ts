import * as rules from '@vitrine/commerce/forms/person.ts'
import type { z } from 'zod'
import type { Registration } from '../../engine/src/customers/account.ts'

/** A registration as the engine stores it. */
export const toRegistration = (form: z.output<typeof rules.Registration>): Registration => ({
  ...rules.withPhone(form),
  email: form.email.toLowerCase(),
})
