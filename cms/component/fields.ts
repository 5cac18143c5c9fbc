import { z } from 'zod'
import { formCopy } from './copy.ts'

/** A choice of a list: what is sent, and what people read. */
export interface Choice {
  value: string
  label: string
}

/** One field of a form in a frame. */
export interface Field {
  name: string
  label: string
  kind: 'text' | 'email' | 'tel' | 'date' | 'choice' | 'area' | 'consent'
  autoComplete?: string
  hint?: string
  maxLength?: number
  isOptional?: boolean
  choices?: readonly Choice[]
  /** The first and the last day that may be chosen, `YYYY-MM-DD`. */
  days?: readonly [string, string]
  /** Takes half of the width, where there is width. */
  isHalf?: boolean
}

/** What was typed, by field; what was not sent is empty. */
export type Values = Readonly<Record<string, string>>

/** Reads a posted form. A field sent twice counts once, anything but text as empty. */
export function readValues(body: unknown, names: readonly string[]): Values {
  const sent = z.record(z.string(), z.unknown()).catch({}).parse(body)
  return Object.fromEntries(
    names.map((name) => {
      const value = Object.hasOwn(sent, name) ? sent[name] : ''
      const [first] = Array.isArray(value) ? value : [value]
      return [name, typeof first === 'string' ? first.replaceAll('\r\n', '\n') : '']
    }),
  )
}

const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, formCopy.tooLong(maxLength))
    .regex(/^\P{Cc}*$/u, formCopy.characterInvalid)

/** What every form in a frame asks for, as it is kept. */
export const person = {
  name: line(100).pipe(z.string().min(1, formCopy.nameMissing)),
  email: line(254)
    .toLowerCase()
    .pipe(z.string().min(1, formCopy.emailMissing))
    .pipe(z.email(formCopy.emailInvalid)),
  phone: line(30)
    .pipe(z.string().min(1, formCopy.phoneMissing))
    .refine(isPhone, formCopy.phoneInvalid),
  consent: z.literal('yes', formCopy.consentMissing),
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return text === '' || (/^\+?[\d\s().-]+$/.test(text) && digits >= 8 && digits <= 15)
}

/** A text of several lines. */
export const message = z
  .string()
  .trim()
  .max(2000, formCopy.tooLong(2000))
  .regex(/^[\P{Cc}\n\t]*$/u, formCopy.characterInvalid)

/** One of the values of a list. */
export const oneOf = (choices: readonly Choice[], complaint: string) =>
  z.string().refine((value) => choices.some((choice) => choice.value === value), complaint)

/** Choices from labels by value. */
export const choicesOf = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The first complaint about each field. */
export function complaintsOf(error: z.ZodError): Values {
  const complaints: Record<string, string> = {}
  for (const { path, message: complaint } of error.issues) complaints[String(path[0])] ??= complaint
  return complaints
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
