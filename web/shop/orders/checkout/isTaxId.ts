/** Whether a text is a Thai tax id: 13 digits, of which the last one is a check digit. Spaces and hyphens do not count. */
export function isTaxId(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d{13}$/.test(digits)) return false
  const sum = [...digits.slice(0, 12)].reduce(
    (total, digit, index) => total + Number(digit) * (13 - index),
    0,
  )
  return Number(digits[12]) === (11 - (sum % 11)) % 10
}
