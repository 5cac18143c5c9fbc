import { z } from 'zod/mini'
import { cardCopy } from '#web/generated/messages/cardCopy.ts'
import { validateWith } from '#web/ui/form/validateWith.ts'

/** Whether the last digit of a card number is its check digit (ISO/IEC 7812, Luhn). */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Whether MM/YY is this month or later, on the device's clock; the bank decides. */
function isFuture(text: string): boolean {
  const [, month, year] = /^(\d\d)\s*\/\s*(\d\d)$/.exec(text) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return false
  return new Date(2000 + Number(year), Number(month)) > new Date()
}

/** The rules of a card (validation.card.*). */
export const validateCard = validateWith(
  z.object({
    name: z.string().check(z.trim(), z.minLength(1, cardCopy.nameMissing)),
    number: z.string().check(z.refine(isCardNumber, cardCopy.numberInvalid)),
    expiry: z.string().check(z.refine(isFuture, cardCopy.expiryInvalid)),
    securityCode: z.string().check(z.regex(/^\d{3,4}$/, cardCopy.securityCodeInvalid)),
  }),
)
