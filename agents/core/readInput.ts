import { parseJson } from './protocol.ts'

/** The parts of a JSON Schema that say in which form a value is sent. */
interface Form {
  type?: string
  properties?: Record<string, Form>
  required?: readonly string[]
  items?: Form
  additionalProperties?: Form | boolean
  anyOf?: readonly Form[]
}

/**
 * Reads the arguments of a tool by its schema, since clients send lists and objects as JSON text, numbers and booleans
 * as text, and null for what is left out. An ambiguous value is unchanged, for the error of the schema.
 */
export function readInput(value: unknown, schema: Form): unknown {
  const form = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
  switch (form.type) {
    case 'object':
      return readObject(parsedText(value, '{'), form)
    case 'array':
      return readList(parsedText(value, '['), form)
    case 'integer':
    case 'number':
      return typeof value === 'string' && /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/.test(value)
        ? Number(value)
        : value
    case 'boolean': {
      const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
      return text === 'true' || text === 'false' ? text === 'true' : value
    }
    case 'string':
      return typeof value === 'number' ? String(value) : value
    default:
      return value
  }
}

/** The value of a JSON text that begins so; every other value as it is. */
function parsedText(value: unknown, begin: '{' | '[') {
  if (typeof value !== 'string' || !value.trimStart().startsWith(begin)) return value
  return parseJson(value) ?? value
}

function readObject(value: unknown, { properties = {}, required = [], ...form }: Form) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const others = typeof form.additionalProperties === 'object' ? form.additionalProperties : {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined
      const takesNull = property?.anyOf?.some(({ type }) => type === 'null')
      const isLeftOut = part === null && property && !takesNull && !required.includes(name)
      return isLeftOut ? [] : [[name, readInput(part, property ?? others)] as const]
    }),
  )
}

/** A list, also of the one text or object that is sent in its place. */
function readList(value: unknown, { items = {} }: Form) {
  const isOne =
    (items.type === 'object' && Object(value) === value && !Array.isArray(value)) ||
    (items.type === 'string' && typeof value === 'string' && /^[^,[\]{}"]+$/.test(value.trim()))
  const list = isOne ? [value] : value
  return Array.isArray(list) ? list.map((item) => readInput(item, items)) : value
}
