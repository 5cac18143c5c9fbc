import { isEmail } from '@vitrine/contract/email.ts'
import { phoneMessage, toE164 } from '@vitrine/contract/phone.ts'
import { typedText } from '@vitrine/contract/typedText.ts'
import { z } from 'zod'
import { formCopy } from './copy.ts'

/** An option of a select field. */
export interface Choice {
  value: string
  label: string
}

/** A field of a framed form. */
export interface Field {
  name: string
  label: string
  kind: 'text' | 'email' | 'tel' | 'date' | 'choice' | 'area' | 'consent'
  autoComplete?: string
  hint?: string
  maxLength?: number
  isOptional?: boolean
  choices?: readonly Choice[]
  /** The first and last selectable day, `YYYY-MM-DD`. */
  days?: readonly [string, string]
  /** Takes half the width on wide screens. */
  isHalf?: boolean
}

/** Values by field, empty for missing ones. */
export type Values = Readonly<Record<string, string>>

/** Reads a posted form, with the first of repeated values, and anything but text as empty. */
export function readValues(body: unknown, names: readonly string[]): Values {
  const sent = z.record(z.string(), z.unknown()).catch({}).parse(body)
  return Object.fromEntries(
    names.map((name) => {
      const value = Object.hasOwn(sent, name) ? sent[name] : ''
      const [first] = Array.isArray(value) ? value : [value]
      return [
        name,
        typeof first === 'string' ? typedText(name, first.replaceAll('\r\n', '\n')) : '',
      ]
    }),
  )
}

const line = (maxLength: number) => z.string().trim().max(maxLength, formCopy.tooLong(maxLength))

/** Rules of the contact fields that all forms share. */
export const person = {
  name: line(100).pipe(z.string().min(1, formCopy.nameMissing)),
  email: line(254)
    .toLowerCase()
    .pipe(z.string().min(1, formCopy.emailMissing))
    .refine((text) => text === '' || isEmail(text), formCopy.emailInvalid),
  phone: line(30)
    .pipe(z.string().min(1, formCopy.phoneMissing))
    .refine((text) => text === '' || toE164(text) !== null, {
      error: ({ input }) => phoneMessage(String(input)),
    }),
  consent: z.literal('yes', formCopy.consentMissing),
}

/** A text of several lines, of at most 2,000 characters. */
export const message = z.string().trim().max(2000, formCopy.tooLong(2000))

/** Requires one of the values of a list. */
export const oneChoice = (choices: readonly Choice[], complaint: string) =>
  z.string().refine((value) => choices.some((choice) => choice.value === value), complaint)

/** The choices of a select, from labels by value. */
export const labelledChoices = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The first error of each field. */
export function zodFieldErrors(error: z.ZodError): Values {
  const fieldErrors: Record<string, string> = {}
  for (const { path, message: complaint } of error.issues)
    fieldErrors[String(path[0])] ??= complaint
  return fieldErrors
}

export const nameField: Field = {
  name: 'name',
  label: formCopy.name,
  kind: 'text',
  autoComplete: 'name',
  maxLength: 100,
}
export const emailField: Field = {
  name: 'email',
  label: formCopy.email,
  kind: 'email',
  autoComplete: 'email',
  maxLength: 254,
  isHalf: true,
}
export const phoneField: Field = {
  name: 'phone',
  label: formCopy.phone,
  kind: 'tel',
  autoComplete: 'tel',
  maxLength: 30,
  isHalf: true,
}
export const consentField: Field = { name: 'consent', label: '', kind: 'consent' }
