/**
 * Normalizes what people type, by the names of the contracts' fields, for the browser's forms, the gateway and the CMS
 * alike (validation.typed.*).
 */

// Invisible characters that change visible ones: format and control characters, except for the joiners of words and emoji.
const invisible = /(?![\u200c-\u200d\n\t\r])\p{C}|[\u2028\u2029]/gu
const joiners = /[\u200c-\u200d]/g
const digitZeros = [0x0e50, 0x0660, 0x06f0, 0x0966]

/** Thai, Arabic and Devanagari digits as ASCII ones; NFKC has replaced full-width ones. */
const asciiDigits = (text: string) =>
  text.replace(/[๐-๙٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (digitZeros.find((zero) => code >= zero && code < zero + 10) ?? code))
  })

/** Removes what cannot be seen from a text of several lines, also from one that was stored without this rule. */
export const visibleText = (text: string): string => text.replace(invisible, '')

/** Isolates a text, so that it cannot reorder the text beside it, where no element can do so, as in plain-text emails. */
export const isolated = (text: string): string => `\u2068${visibleText(text)}\u2069`

/** A text of several lines without invisible characters, with its letters unchanged. */
const lines = (text: string) => visibleText(text.normalize('NFC'))

/** A text of one line, such as a name. */
const line = (text: string) => lines(text).replace(/[\n\t\r]+/g, ' ')

const dashes = /\p{Pd}|\u2212/gu
/** A text for programs: compatible characters are the same, and digits and dashes are ASCII. */
const code = (text: string) =>
  asciiDigits(line(text).replace(joiners, '').normalize('NFKC')).replace(dashes, '-').trim()

const withoutSpaces = (text: string) => code(text).replace(/\s/g, '')
const digits = (text: string) => code(text).replace(/[\s-]/g, '')
const quotes = /^["'“”‘’«»\s]+|["'“”‘’«»\s]+$/g

const label = /^(order|ค(?:ำ|ํา)สั่งซื้อ|ออเดอร์)?(number|no\.?|เลขที่|หมายเลข)?:?#?(?=\d)/i

/** The number of an order without its label; ids with letters stay as they are. */
function order(text: string): string {
  const plain = code(text).replace(quotes, '')
  const number = plain.replace(/[\s-]/g, '').replace(label, '')
  return /^\d+$/.test(number) ? number : plain
}

const internationalDomain = /@([\p{L}\p{M}\p{N}.。-]*[^\p{ASCII}][\p{L}\p{M}\p{N}.。-]*)$/u

/** An email address with the ASCII form of an internationalised domain, by which the same address is always the same text. */
const email = (text: string) =>
  code(text).replace(internationalDomain, (typed, domain: string) =>
    URL.canParse(`http://${domain}`) ? `@${new URL(`http://${domain}`).hostname}` : typed,
  )

const amount = (text: string) =>
  code(text).replace(/^(฿|thb|baht|บาท)\s*|\s*(฿|thb|baht|บาท|\.-|,-)\.?$/gi, '')

/** The reading of each field that is not a text of one line, by its name. */
const readings: Record<string, (text: string) => string> = {
  postcode: digits,
  taxId: digits,
  phone: code,
  phoneNumber: code,
  email,
  username: email,
  code: withoutSpaces,
  order,
  orderId: order,
  transferAmount: amount,
  accountNumber: digits,
  birthDate: code,
  contact: email,
  note: lines,
  message: lines,
  description: lines,
  information: lines,
  story: lines,
  storyThai: lines,
}

// Names of values that programs made, and of passwords, in which every character counts.
const untouched =
  /password|token|key$|^(id|line|submission|idempotencyKey|nonce|paymentMethod|shippingMethod)$/i

/** Normalizes a text by the name of its field, except for fields that people do not type. */
export function typedText(name: string, text: string): string {
  if (untouched.test(name)) return text
  const read = Object.hasOwn(readings, name) ? readings[name] : line
  return read ? read(text) : text
}

/** The maximum depth of the contracts' forms: a body may have more levels than calls fit on the stack. */
const maxDepth = 10

/** Normalizes all texts of a form, in objects and lists too; anything else is unchanged. */
export function typedForm<Value>(form: Value, name = '', depth = 0): Value {
  if (depth > maxDepth) return form
  if (typeof form === 'string') return typedText(name, form) as Value
  if (Array.isArray(form)) return form.map((item) => typedForm(item, name, depth + 1)) as Value
  if (form === null || typeof form !== 'object' || Object.getPrototypeOf(form) !== Object.prototype)
    return form
  return Object.fromEntries(
    Object.entries(form).map(([key, value]) => [key, typedForm(value, key, depth + 1)]),
  ) as Value
}
