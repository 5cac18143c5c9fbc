import { isEmail } from '@vitrine/contract/email.ts'
import { typedText } from '@vitrine/contract/typedText.ts'
import { z } from 'zod/mini'
import { lookupCopy } from '#web/generated/messages/lookupCopy.ts'
import { validateWith } from '#web/ui/form/validateWith.ts'

export interface LookupValues {
  order: string
  /** An email address or a phone number. */
  contact: string
}

const isPhone = (text: string) => /^[+\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 8

/** Validates the form (validation.order-lookup.*). */
export const validateLookup = validateWith(
  z.object({
    order: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, lookupCopy.orderMissing),
        z.regex(/^\d+$/, lookupCopy.orderInvalid),
      ),
    contact: z.string().check(
      z.trim(),
      z.minLength(1, lookupCopy.contactMissing),
      z.refine((text) => isEmail(text) || isPhone(text), lookupCopy.contactInvalid),
    ),
  }),
)

/** The variables of the request: the email address or the phone number, whichever was entered. */
export function lookupRequest({ order, contact }: LookupValues) {
  const text = typedText('contact', contact)
  return {
    orderId: typedText('order', order),
    email: isEmail(text) ? text : null,
    phoneNumber: isEmail(text) ? null : text,
  }
}
