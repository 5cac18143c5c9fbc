import { birthDateMessage } from '@vitrine/contract/rules/birthDate.ts'
import { z } from 'zod/mini'
import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { rulesCopy } from '#web/generated/messages/rulesCopy.ts'
import { emailRule } from '#web/ui/form/validateWith.ts'

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

const username = required(accountCopy.usernameMissing)

// The message names a symbol, which is not required (validation.password.symbol).
const newPassword = z
  .string()
  .check(
    z.minLength(1, accountCopy.passwordMissing),
    z.regex(/^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$/s, accountCopy.passwordInvalid),
  )

/** The rules of the sign-in form (validation.sign-in.*). */
export const signInRules = z.object({
  username,
  password: z.string().check(z.minLength(1, accountCopy.passwordMissing)),
})

/** The rule of the lost-password form (validation.lost-password.username). */
export const lostPasswordRules = z.object({ username })

const passwords = {
  password: newPassword,
  confirmPassword: z.string().check(z.minLength(1, accountCopy.confirmMissing)),
}

const areEqual = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ['confirmPassword'], error: accountCopy.passwordsDiffer, when: () => true },
)

/** The rules of the reset form (validation.reset-password.*). */
export const resetPasswordRules = z.object(passwords).check(areEqual)

/** The rules of a change of the password (validation.change-password.*). */
export const changePasswordRules = z
  .object({
    currentPassword: z.string().check(z.minLength(1, accountCopy.currentPasswordMissing)),
    ...passwords,
  })
  .check(areEqual)

/** The rule of the deletion of an account with a password (account.deletion.password). */
export const deleteAccountRules = z.object({
  password: z.string().check(z.minLength(1, accountCopy.currentPasswordMissing)),
})

const personal = (today: string) => ({
  firstName: required(accountCopy.firstNameMissing),
  lastName: required(accountCopy.lastNameMissing),
  birthDate: required(accountCopy.birthDateMissing).check((check) => {
    const message = check.value && birthDateMessage(check.value, today, rulesCopy.birthDate)
    if (message) check.issues.push({ code: 'custom', input: check.value, message })
  }),
  phoneNumber: required(accountCopy.phoneMissing),
})

/** Returns the rules of personal information (validation.profile.*). `today` is the date in Bangkok, `YYYY-MM-DD`. */
export const profileRules = (today: string) => z.object(personal(today))

/** Returns the rules of the registration form (validation.register.*). `today` is the date in Bangkok, `YYYY-MM-DD`. */
export const registerRules = (today: string) =>
  z.object({
    ...personal(today),
    email: emailRule(accountCopy.emailMissing),
    password: newPassword,
  })
