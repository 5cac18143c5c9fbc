import { z } from 'zod'

interface JsonSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  pattern?: string
  examples?: unknown[]
  example?: unknown
  minimum?: number
  $ref?: string
  $defs?: Record<string, JsonSchema>
}

/** Nested deeper than any contract but those that contain themselves, such as menus. */
const maxDepth = 12

/**
 * A value of a contract with every field, also the optional ones, and in a list an item for each alternative of its
 * union, such as one swatch of each type.
 */
export function contractSample(contract: z.ZodType): unknown {
  const root = z.toJSONSchema(contract, { unrepresentable: 'any' }) as JsonSchema
  const [sample] = samplesOf(root, root, 0)
  return sample
}

/** Returns a value for each alternative of a schema. */
function samplesOf(schema: JsonSchema, root: JsonSchema, depth: number): unknown[] {
  if (depth > maxDepth) return []
  if (schema.$ref) return samplesOf(resolved(schema.$ref, root), root, depth)
  if (Array.isArray(schema.type))
    return schema.type
      .filter((type) => type !== 'null')
      .flatMap((type) => samplesOf({ ...schema, type }, root, depth))
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives)
    return alternatives
      .filter(({ type }) => type !== 'null')
      .flatMap((alternative) => samplesOf(alternative, root, depth))
  if ('const' in schema) return [schema.const]
  if (schema.enum) return [schema.enum[0]]
  if (schema.type === 'array') return [itemsOf(schema, root, depth)]
  if (schema.type === 'object') return [objectOf(schema, root, depth)]
  return [leafOf(schema)]
}

function itemsOf({ items, prefixItems }: JsonSchema, root: JsonSchema, depth: number): unknown[] {
  if (prefixItems)
    return prefixItems.flatMap((prefixItem) => samplesOf(prefixItem, root, depth + 1).slice(0, 1))
  return items ? samplesOf(items, root, depth + 1) : []
}

function objectOf(
  { properties, additionalProperties }: JsonSchema,
  root: JsonSchema,
  depth: number,
): Record<string, unknown> {
  const fields = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const [value] = samplesOf(property, root, depth + 1)
    return value === undefined ? [] : [[name, value]]
  })
  if (fields.length > 0 || typeof additionalProperties !== 'object')
    return Object.fromEntries(fields)
  const [value] = samplesOf(additionalProperties, root, depth + 1)
  return { key: value }
}

function leafOf({ type, example, examples, pattern, minimum }: JsonSchema): unknown {
  const given = example ?? examples?.[0]
  if (given !== undefined) return given
  if (type === 'number' || type === 'integer') return Math.max(1, minimum ?? 1)
  if (type === 'boolean') return true
  if (pattern?.includes('\\d{4}-\\d{2}-\\d{2}')) return '2026-11-21'
  // Some texts must be addresses.
  return 'https://example.com/text'
}

const resolved = (reference: string, root: JsonSchema): JsonSchema =>
  reference === '#' ? root : (root.$defs?.[reference.replace('#/$defs/', '')] ?? {})
