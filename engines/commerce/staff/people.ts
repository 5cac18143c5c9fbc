import { Instant } from '@vitrine/contract/common.ts'
import { z } from 'zod'

/** Roles of staff: they serve orders, do everything, or edit the catalogue without seeing customers. */
export const staffRoles = ['staff', 'manager', 'editor'] as const
export const StaffRole = z.enum(staffRoles)
export type StaffRole = z.infer<typeof StaffRole>

/** The minimum length of a password of staff. */
export const minStaffPassword = 12

const Code = z.string().trim().max(40).meta({
  description: 'Of the authenticator app, or a recovery code, for members with a second factor',
})

export const StaffLogin = z.object({
  login: z.string().trim().toLowerCase().min(1, 'Enter your name').max(60),
  password: z.string().min(1, 'Enter your password').max(200),
  code: Code.optional(),
})

/** The body of POST /staff/password: the token of a link, and the password that it sets. */
export const SetStaffPassword = z.object({
  token: z.string().max(100),
  password: z
    .string()
    .min(minStaffPassword, `Use at least ${minStaffPassword} characters`)
    .max(200),
  code: Code.optional(),
})

/** A new secret of a second factor. */
export const SecondFactorBegin = z.object({
  secret: z.string().meta({ description: 'In base 32, to type instead of the QR code' }),
  image: z.string().meta({ description: 'The QR code, a data: address' }),
  token: z.string().meta({ description: 'Sent with the code that confirms it' }),
})
export type SecondFactorBegin = z.infer<typeof SecondFactorBegin>

/** The body with which a second factor is turned on: the password, and a code of the new secret. */
export const ConfirmSecondFactor = z.object({
  token: z.string().max(200),
  password: z.string().min(1, 'Enter your password').max(200),
  code: Code.min(1, 'Enter the code'),
})
export const EndSecondFactor = z.object({ code: Code.min(1, 'Enter the code') })

/** Codes that are each valid once instead of one of the app. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** A member of staff, as a manager sees it. */
export const StaffMember = z.object({
  login: z.string(),
  name: z.string(),
  role: StaffRole,
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  isDisabled: z.boolean(),
  version: z.number().int().meta({ description: 'Sent as `seen` with the next change' }),
})
export type StaffMember = z.infer<typeof StaffMember>

/**
 * The label of a member in records: the name, with the login unless it is the same, so that no two members look alike.
 */
export const memberLabel = ({ login, name }: Pick<StaffMember, 'login' | 'name'>): string =>
  name.toLowerCase() === login ? name : `${name} (${login})`

/** The member who is signed in. */
export const StaffSession = StaffMember.pick({
  login: true,
  name: true,
  role: true,
  hasSecondFactor: true,
}).extend({
  isContentOnly: z
    .boolean()
    .meta({ description: 'Whether another engine sells, which has its own back office' }),
  engineUrl: z
    .string()
    .nullable()
    .meta({ description: 'The back office of that engine, if its address is known' }),
})
export type StaffSession = z.infer<typeof StaffSession>

/** One row of the records of staff. */
export const AuditRow = z.object({
  id: z.number().int(),
  at: Instant,
  staff: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.string(),
  outcome: z.string().meta({ description: 'done, or why it was rejected' }),
})
export type AuditRow = z.infer<typeof AuditRow>

/** The sessions of a member that have not ended, and the records of sign-ins, newest first. */
export const SignIns = z.object({
  sessions: z.array(
    z.object({
      began: Instant,
      ends: Instant,
      origin: z.string().meta({ description: 'Browser, system and IP address' }),
      isCurrent: z.boolean().meta({ description: 'Whether it is the one of the reader' }),
    }),
  ),
  records: z.array(AuditRow),
})
export type SignIns = z.infer<typeof SignIns>
