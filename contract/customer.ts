import { z } from 'zod'
import { CalendarDate, Instant } from './common.ts'
import { emailInvalid, isEmail } from './email.ts'
import { text } from './readingHints.ts'

/** A signed-in customer (entities.user.fields). */
export const User = z.object({
  id: z.string().nullish(),
  displayName: text('Shown in the account link'),
  firstName: text(),
  lastName: text(),
  phoneNumber: z.string().nullish(),
  email: z.string().nullish(),
  isAdmin: z.boolean().nullish(),
})
export type User = z.infer<typeof User>

/** The response of sign-in and registration; the gateway requests the profile of a user that is missing here. */
export const UserResponse = z.object({ user: User })

/** A password of at least 8 characters with a digit, a lowercase and an uppercase letter (validation.password.*). */
export const Password = z
  .string()
  .max(200)
  .regex(
    /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$/s,
    'Password must contain at least one uppercase letter, one lowercase letter, one number and one symbol.',
  )
  .describe('At least 8 characters with a digit, a lowercase and an uppercase letter')

const required = (message: string, maximum = 200) => z.string().trim().min(1, message).max(maximum)

export const Login = z.object({
  username: required('Please enter your username or email address').describe(
    'Username or email address',
  ),
  password: z.string().min(1, 'Please enter your password').max(200),
  rememberMe: z.boolean().default(false),
})

export const Register = z.object({
  firstName: required('Please enter your first name', 100),
  lastName: required('Please enter your last name', 100),
  birthDate: CalendarDate.describe('Not later than today'),
  phoneNumber: required('Please enter your phone number', 30),
  email: required('Please enter your email').refine(isEmail, emailInvalid),
  password: Password,
})

export const LostPassword = z.object({
  username: required('Please enter your username or email address'),
})

export const ResetPassword = z
  .object({
    password: Password,
    confirmPassword: z
      .string()
      .min(1, 'Please enter your confirm password')
      .max(200)
      .describe('Equal to password'),
    resetKey: z.string().min(1).max(200).describe('`key` of the link'),
    resetLogin: z.string().min(1).max(200).describe('`login` of the link'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  })

/** The providers whose accounts can sign in. */
export const socialProviders = ['facebook', 'google', 'apple', 'line'] as const

/** The response of GET and PATCH /profile/details. */
export const ProfileDetails = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullish(),
  phoneNumber: z.string().nullish(),
  birthDate: CalendarDate.nullish(),
  hasPassword: z.boolean().describe('Whether the customer can sign in by password'),
  providers: z
    .array(
      z.object({
        provider: z
          .string()
          .describe(
            `${socialProviders.map((name) => `\`${name}\``).join(', ')}; others are accepted`,
          ),
        linkedDate: Instant.nullish(),
      }),
    )
    .describe('The social logins'),
})
export type ProfileDetails = z.infer<typeof ProfileDetails>

/** The body of PATCH /profile/details. */
export const UpdateProfile = Register.pick({
  firstName: true,
  lastName: true,
  phoneNumber: true,
  birthDate: true,
})

/** The body of POST /profile/password. */
export const ChangePassword = z
  .object({
    currentPassword: z.string().min(1, 'Please enter your current password').max(200),
    password: Password,
    confirmPassword: z
      .string()
      .min(1, 'Please enter your confirm password')
      .max(200)
      .describe('Equal to password'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  })

/** The response of GET /profile/data: everything that is stored under an account, in a form that the CMS chooses. */
export const PersonalData = z.record(z.string(), z.unknown())

const Entries = z.array(z.record(z.string(), z.unknown()))

/**
 * The parts of PersonalData that belong to an email address without an account, which the content CMS has over another
 * engine.
 */
export const ContactData = z.object({
  newsletter: Entries,
  enquiries: Entries,
  appointments: Entries,
  forms: Entries,
  emails: Entries,
})
export type ContactData = z.output<typeof ContactData>

/** The body of POST /profile/delete: the password or, for an account without one, the key of the email. */
export const DeleteAccount = z.object({
  password: z.string().max(200).optional().describe('Required for an account with a password'),
  key: z
    .string()
    .max(200)
    .optional()
    .describe(
      "`delete-key` of the email's link, for an account without a password; valid for an hour",
    ),
})

/** Parameters that a provider adds to the callback URL. */
export const SocialCallbackQuery = z.object({
  code: z.string().max(4000).optional(),
  state: z.string().max(200).optional(),
  error: z.string().max(200).optional(),
})

/** The form that Apple posts after a sign-in. */
export const AppleForm = z.object({
  code: z.string().max(4000).optional(),
  state: z.string().max(200).default(''),
  error: z.string().max(200).optional(),
  user: z.string().max(4000).optional(),
})
