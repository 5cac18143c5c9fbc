import { z } from 'zod'

/** An object of a JSON text. */
export type Json = Record<string, unknown>

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/**
 * Reads a text: a number as its digits if they are exact, a list as its values separated by commas, an object as its
 * rendered text, URL or name, and, where `mayBeEmpty`, null and false as the empty text.
 */
export function toText(value: unknown, mayBeEmpty: boolean): unknown {
  if (typeof value === 'string') return value
  if (typeof value === 'number')
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? value : String(value)
  if (mayBeEmpty && (value === null || value === undefined || value === false)) return ''
  if (Array.isArray(value)) {
    if (value.length === 0) return mayBeEmpty ? '' : value
    return value.every(isScalar) ? value.join(', ') : value
  }
  if (!isRecord(value)) return value
  const text = [value['rendered'], value['url'], value['src'], value['name']].find(isScalar)
  return text === undefined ? value : String(text)
}

/** Reads a number; a text must consist of its digits alone. */
export const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,15}(\.\d{1,9})?$/.test(value.trim()) ? Number(value) : value

const yes: readonly unknown[] = [1, '1', 'true', 'yes', 'on']
const no: readonly unknown[] = [0, '0', 'false', 'no', 'off', '', null, undefined]

/** Reads a flag, absent as false. */
export function toBoolean(value: unknown): unknown {
  if (yes.includes(value)) return true
  return no.includes(value) ? false : value
}

/**
 * Reads a list: nothing as an empty one, a single value as a list of one, and an object with numeric keys, as PHP
 * encodes a list with gaps, as its values. Undefined for anything else.
 */
export function toList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (value === null || value === undefined || value === false || value === '') return []
  if (isScalar(value)) return [value]
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value)
  if (entries.length === 0) return undefined
  return entries.every(([key]) => /^\d+$/.test(key)) ? entries.map(([, item]) => item) : [value]
}

/**
 * Returns the body of a response in the envelope of its contract: some systems send lists bare, others everything as
 * `{success, data}`.
 */
export function unwrapped(contract: z.ZodType, body: unknown): unknown {
  const fields = contract instanceof z.ZodObject ? contract.shape : {}
  if ('data' in fields) return Array.isArray(body) ? { success: true, data: body } : body
  if (!isRecord(body) || !('data' in body)) return body
  const isList = contract instanceof z.ZodArray
  const hasOwnField = Object.keys(fields).some((name) => name !== 'success' && name in body)
  return isList || (isRecord(body['data']) && !hasOwnField) ? body['data'] : body
}

/** A file, which the CMS serves itself. */
const file = /\.\w{2,5}$/

/** Returns a link with one of the origins as a path of the shop without a trailing slash; a link to a file and any other value unchanged. */
export function linkPath(link: unknown, origins: readonly string[]): unknown {
  if (typeof link !== 'string') return link
  const origin = origins.find((origin) => link === origin || link.startsWith(`${origin}/`))
  if (origin === undefined) return link
  const [, path = '', search = ''] = /^([^?#]*)(.*)$/s.exec(link.slice(origin.length)) ?? []
  return file.test(path) ? link : (path.replace(/\/+$/, '') || '/') + search
}
