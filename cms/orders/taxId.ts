import { typedText } from '#gateway/contracts/typedText.ts'

/** The message at a field whose text is not a tax id. */
export const taxIdInvalid = 'Please enter a valid 13-digit tax ID'

/**
 * A Thai tax id as 13 digits, without spaces and hyphens; null when its check digit is wrong. Companies and persons have
 * the same form.
 */
export function toTaxId(text: string): string | null {
  const digits = typedText('taxId', text)
  if (!/^\d{13}$/.test(digits)) return null
  const sum = [...digits.slice(0, 12)].reduce(
    (total, digit, index) => total + Number(digit) * (13 - index),
    0,
  )
  return Number(digits[12]) === (11 - (sum % 11)) % 10 ? digits : null
}
