import { type Fields, publicFields, slug } from './publicFields.ts'

/** Replaces a private number, and is large, as most private numbers are. */
export const privateNumber = 999_999_999

/** Replaces a number that is not finite, which JSON does not have. */
export const noNumber = '(not a number)'

const maxDepth = 8
const minLongText = 3
const shortNames = 36
const placeholder = /^(?:\(text \d{1,4}\)|~\w)$/
const plainName = /^[a-z_]\w{0,40}$/i

const isPlain = (value: object) =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as typeof Object.prototype | null)

/**
 * Returns a function that turns values into plain data with public fields only, and private texts into placeholders,
 * equal ones for equal texts (`(text 1)`, `~1` for short ones).
 */
export function scrubber(): (machine: string, value: unknown) => unknown {
  const names = new Map<string, string>()

  const nameOf = (text: string): string => {
    const knownName = names.get(text)
    if (knownName) return knownName
    const number = names.size + 1
    const isShort = [...text].length < minLongText
    const name = isShort ? `~${(number % shortNames).toString(shortNames)}` : `(text ${number})`
    names.set(text, name)
    return name
  }

  const textOf = (text: string) => {
    const trimmed = text.trim()
    return trimmed === '' || placeholder.test(trimmed) ? text : nameOf(trimmed)
  }

  const plain = (value: unknown, name: string, fields: Fields, depth: number): unknown => {
    const isPublic = Object.hasOwn(fields, name) && fields[name]?.(value)
    if (typeof value === 'string') return isPublic ? value : textOf(value)
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) return noNumber
      return isPublic ? value : privateNumber
    }
    if (value === null || value === undefined || typeof value === 'boolean') return value
    if (typeof value !== 'object') return `(a ${typeof value})`
    if (value instanceof Error) return { message: textOf(value.message) }
    if ('sessionId' in value) return '(an actor)'
    if (depth >= maxDepth) return '(deeper)'
    if (Array.isArray(value)) return value.map((item) => plain(item, name, fields, depth + 1))
    if (!isPlain(value)) return '(an object)'
    const any = `${name}.*`
    const hasAny = Object.hasOwn(fields, any)
    const isName = (key: string) => (hasAny ? slug(key) : plainName.test(key))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        isName(key) ? key : textOf(key),
        plain(item, hasAny ? any : key, fields, depth + 1),
      ]),
    )
  }

  return (machine, value) => plain(value, '', publicFields[machine] ?? {}, 0)
}
