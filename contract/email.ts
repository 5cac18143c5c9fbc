/** The message at a field whose text is not an email address. */
export const emailInvalid = 'Please enter a valid email address.'

// The local part as HTML's email field has it (RFC 5322 without quotes and comments), and a domain as DNS has it.
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i
const topLevel = /^([a-z]{2,}|xn--[a-z0-9-]+)$/i

/**
 * Whether a text, as `typedText` reads it, is an email address with a domain in ASCII: the one rule of browser,
 * gateway, CMS and adapters (validation.forms.email).
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const labels = text.slice(at + 1).split('.')
  return (
    text.length <= 254 &&
    at <= 64 &&
    local.test(text.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((item) => label.test(item)) &&
    topLevel.test(labels.at(-1) ?? '')
  )
}
