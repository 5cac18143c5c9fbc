import { z } from 'zod/mini'
import { emailInvalid, isEmail } from '#contract/rules/email.ts'

/** The rule of a required email address, by which the server decides too (validation.forms.email). */
export const emailRule = (missing: string, invalid = emailInvalid) =>
  z.string().check(
    z.trim(),
    z.minLength(1, missing),
    z.refine((text) => text === '' || isEmail(text), invalid),
  )
