import type { Json } from '@vitrine/commerce/openapi/documentTypes.ts'
import { jsonSchemas, namedContracts } from '@vitrine/commerce/openapi/schemas.ts'
import { type CallName, findCall } from '@vitrine/contract/calls/calls.ts'
import { problemCodes, problems } from '@vitrine/contract/problems.ts'
import type { z } from 'zod'

const received = jsonSchemas(new Map(), 'output').components
const prefix = '#/components/schemas/'

/** Names of schemas that the conventions of docs/rest/README.md explain. */
const plain = new Map([
  ['Baht', 'integer (baht)'],
  ['Instant', 'timestamp'],
  ['CalendarDate', 'date'],
])

interface Row {
  path: string
  type: string
  isOptional: boolean
  meaning: string
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

const isNull = ({ type }: Json) => type === 'null'

/** A schema without null, and whether null is allowed. */
function withoutNull(schema: Json): { schema: Json; isNullable: boolean } {
  if (Array.isArray(schema['type'])) {
    const types = schema['type'].filter((type) => type !== 'null')
    const type = types.length === 1 ? types[0] : types
    return { schema: { ...schema, type }, isNullable: schema['type'].length > types.length }
  }
  const variants = records(schema['anyOf'])
  const [only, ...others] = variants.filter((variant) => !isNull(variant))
  if (!only || others.length > 0) return { schema, isNullable: variants.some(isNull) }
  const { anyOf, ...rest } = schema
  return { schema: { ...only, ...rest }, isNullable: true }
}

const listed = (texts: readonly string[]) =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`

const plural = (type: string) => (/^\w+$/.test(type) ? `${type}s` : type)

const code = (value: unknown) => `\`${value}\``

function range({ minimum, maximum }: Json): string {
  const [low, high] = [minimum, maximum].map((limit) =>
    Number.isSafeInteger(limit) && Math.abs(Number(limit)) < Number.MAX_SAFE_INTEGER
      ? String(limit)
      : '',
  )
  if (low && high) return ` ${low} to ${high}`
  if (low) return ` ≥ ${low}`
  return high ? ` ≤ ${high}` : ''
}

/** The type of a schema in a table, with a link to the table of a named type. */
function typeText(schema: Json, links: ReadonlyMap<string, string>): string {
  const { $ref, type, items, prefixItems, maxItems, maxLength } = schema
  if (typeof $ref === 'string') {
    const name = $ref.slice(prefix.length).replace(/Input$/, '')
    const link = links.get(name)
    const inPlace = received[name] ?? {}
    return plain.get(name) ?? (link ? `[${name}](${link})` : typeText(inPlace, links))
  }
  const values = schema['enum'] ?? ('const' in schema ? [schema['const']] : undefined)
  if (Array.isArray(values)) return listed(values.map(code))
  const variants = records(schema['anyOf'] ?? schema['oneOf'])
  if (variants.length > 0)
    return listed([...new Set(variants.map((variant) => typeText(variant, links)))])
  if (isRecord(items)) {
    const limit = maxItems === undefined ? '' : `, at most ${maxItems}`
    return `list of ${plural(typeText(items, links))}${limit}`
  }
  if (Array.isArray(prefixItems))
    return `list of ${prefixItems.length} ${plural(typeText(prefixItems[0], links))}`
  if (
    isRecord(schema['additionalProperties']) &&
    Object.keys(schema['additionalProperties']).length > 0
  )
    return `object of ${plural(typeText(schema['additionalProperties'], links))}`
  if (schema['format'] === 'date') return 'date'
  if (type === 'number' || type === 'integer') return `${type}${range(schema)}`
  if (maxLength !== undefined) return `string, at most ${maxLength} characters`
  return typeof type === 'string' ? type : 'any'
}

/** The object in a schema that has no table of its own, or in its items, with the end that its path then has. */
function innerObject(
  field: Json,
  links: ReadonlyMap<string, string>,
): { object: Json; end: string } | undefined {
  const { $ref } = field
  const name = typeof $ref === 'string' ? $ref.slice(prefix.length).replace(/Input$/, '') : ''
  const schema = links.has(name) ? field : (received[name] ?? field)
  if (isRecord(schema['properties'])) return { object: schema, end: '' }
  const items = isRecord(schema['items']) && innerObject(withoutNull(schema['items']).schema, links)
  return items ? { object: items.object, end: `${items.end}[]` } : undefined
}

/** The variants of a schema: itself, or those of its union. */
function variantsOf(schema: Json): Json[] {
  const variants = records(schema['anyOf'] ?? schema['oneOf'])
  return variants.length > 0 ? variants.flatMap(variantsOf) : [schema]
}

/** The fields of an object, or those of all variants of a union. */
function rowsOf(schema: Json, links: ReadonlyMap<string, string>, path = ''): Row[] {
  const variants = variantsOf(schema)
  const rows = variants.flatMap((variant) => {
    const required = Array.isArray(variant['required']) ? variant['required'] : []
    return Object.entries(isRecord(variant['properties']) ? variant['properties'] : {}).flatMap(
      ([name, value]) =>
        isRecord(value) ? fieldRows(path + name, value, required.includes(name), links) : [],
    )
  })
  return [...Map.groupBy(rows, (row) => row.path)].map(([, [first, ...others]]) => {
    const row = first as Row
    const types = [...new Set([row, ...others].flatMap(({ type }) => type.split(' or ')))]
    const isOfAll = others.length === variants.length - 1
    return { ...row, type: listed(types), isOptional: row.isOptional || !isOfAll }
  })
}

function fieldRows(
  path: string,
  field: Json,
  isRequired: boolean,
  links: ReadonlyMap<string, string>,
): Row[] {
  const { schema, isNullable } = withoutNull(field)
  const isOptional = !isRequired || isNullable || 'default' in schema
  const inner = innerObject(schema, links)
  const { $ref, default: standard } = schema
  const name = String($ref).slice(prefix.length)
  const description =
    schema['description'] ??
    (plain.has(name) ? '' : received[name.replace(/Input$/, '')]?.['description'])
  const meaning = [
    typeof description === 'string' ? description : '',
    ...(standard !== undefined && String(standard) !== '' ? [`${code(standard)} by default`] : []),
  ].filter(Boolean)
  const row = {
    path,
    isOptional,
    type: inner ? (inner.end ? 'list of objects' : 'object') : typeText(schema, links),
    meaning: meaning.join('; ').replaceAll('|', '\\|').replaceAll('\n', ' '),
  }
  if (!inner) return [row]
  const rows = rowsOf(inner.object, links, `${path}${inner.end}.`)
  return isOptional || row.meaning ? [row, ...rows] : rows
}

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ path, type, isOptional, meaning }) =>
    `| ${path} | ${type} | ${isOptional ? 'yes' : ''} | ${meaning} |`.replaceAll('  |', ' |'),
  )
  return ['| field | type | optional | meaning |', '|---|---|---|---|', ...lines].join('\n')
}

/**
 * The table that a marker of docs/rest names: the fields of a contract (`Cart`), of a contract beside those of another one
 * (`Product without ProductCard`), or of what a call is sent with (`body of cart.add`, `query of cart.read`), or the codes of `problems`.
 * @throws {Error} when there is no such contract or call
 */
export function fieldTable(subject: string, links: ReadonlyMap<string, string>): string {
  if (subject === 'problems') return problemTable()
  const [, part, call] = /^(body|query) of (.+)$/.exec(subject) ?? []
  if (part && call) {
    const sent = findCall(call as CallName)?.[part as 'body' | 'query']
    if (!sent) throw new Error(`The table of calls has no ${part} of ${call}.`)
    const inPlace = jsonSchemas(new Map([['sent', sent]]), 'input').inPlace('sent')
    return table(rowsOf(inPlace, links))
  }
  const [name = '', other] = subject.split(' without ')
  const rows = contractRows(name, links)
  const paths = new Set(other ? contractRows(other, links).map(({ path }) => path) : [])
  return table(rows.filter(({ path }) => !paths.has(path)))
}

/** The table of the variables of a program, from their schema. */
export function variableTable(schema: z.ZodType): string {
  const { properties } = jsonSchemas(new Map([['all', schema]]), 'input').inPlace('all')
  const lines = Object.entries(properties as Record<string, Json>).map(
    ([name, { description, default: standard }]) =>
      `| \`${name}\` | ${standard === undefined || standard === '' ? '–' : code(standard)} | ${description} |`,
  )
  return ['| variable | default | |', '|---|---|---|', ...lines].join('\n')
}

/** The table of the codes of problems. */
const problemTable = (): string =>
  [
    '| code | status | when |',
    '|---|---|---|',
    ...problemCodes.map(
      (problemCode) =>
        `| \`${problemCode}\` | ${problems[problemCode].status} | ${problems[problemCode].cms} |`,
    ),
  ].join('\n')

function contractRows(name: string, links: ReadonlyMap<string, string>): Row[] {
  const schema = namedContracts.has(name) ? received[name] : undefined
  if (!schema) throw new Error(`There is no contract ${name} in contract/.`)
  const inner = innerObject(schema, links)
  return rowsOf(inner?.object ?? schema, links)
}
