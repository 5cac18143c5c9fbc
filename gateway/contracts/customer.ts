import { z } from 'zod'
import { CalendarDate } from './common.ts'

/** A signed-in customer (entities.user.fields). */
export const User = z.object({
  id: z.string().nullish(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullish(),
  email: z.string().nullish(),
  isAdmin: z.boolean().nullish(),
})
export type User = z.infer<typeof User>

/** The response of sign-in and registration. Changes from merging the guest's bag are in the errors of the cart. */
export const UserResponse = z.object({ user: User })

/** At least 8 characters with a digit, a lowercase and an uppercase letter (validation.password.*). */
export const Password = z
  .string()
  .max(200)
  .regex(
    /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$/s,
    'Password must contain at least one uppercase letter, one lowercase letter, one number and one symbol.',
  )

const required = (message: string, maximum = 200) => z.string().trim().min(1, message).max(maximum)

export const Login = z.object({
  username: required('Please enter your username or email address'),
  password: z.string().min(1, 'Please enter your password').max(200),
  rememberMe: z.boolean().default(false),
})

export const Register = z.object({
  firstName: required('Please enter your first name', 100),
  lastName: required('Please enter your last name', 100),
  birthDate: CalendarDate,
  phoneNumber: required('Please enter your phone number', 30),
  email: required('Please enter your email').pipe(z.email('Please enter a valid email address.')),
  password: Password,
})

export const LostPassword = z.object({
  username: required('Please enter your username or email address'),
})

export const ResetPassword = z
  .object({
    password: Password,
    confirmPassword: z.string().min(1, 'Please enter your confirm password').max(200),
    resetKey: z.string().min(1).max(200),
    resetLogin: z.string().min(1).max(200),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  })
