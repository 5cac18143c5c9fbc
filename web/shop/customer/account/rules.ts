import { z } from 'zod/mini'

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

const username = required('Please enter your username or email address')

// The rule is SPEC §5's; its message stays word for word though it names a symbol.
const newPassword = z
  .string()
  .check(
    z.minLength(1, 'Please enter your password'),
    z.regex(
      /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$/s,
      'Password must contain at least one uppercase letter, one lowercase letter, one number and one symbol.',
    ),
  )

/** SPEC §5 Sign-in. */
export const signInRules = z.object({
  username,
  password: z.string().check(z.minLength(1, 'Please enter your password')),
})

/** SPEC §5 Lost password. */
export const lostPasswordRules = z.object({ username })

/** SPEC §5 Reset password. */
export const resetPasswordRules = z
  .object({
    password: newPassword,
    confirmPassword: z.string().check(z.minLength(1, 'Please enter your confirm password')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
      when: () => true,
    }),
  )

/** SPEC §5 Register; `today` is a date of the shop, `YYYY-MM-DD`. */
export const registerRules = (today: string) =>
  z.object({
    firstName: required('Please enter your first name'),
    lastName: required('Please enter your last name'),
    birthDate: required('Please enter your birth date').check(
      z.refine((date) => date <= today, 'Please enter a birth date that is not later than today'),
    ),
    phoneNumber: required('Please enter your phone number'),
    email: required('Please enter your email').check(
      z.regex(z.regexes.email, 'Please enter a valid email address.'),
    ),
    password: newPassword,
  })
