import { z } from 'zod'

/** Returns the value with which a part of the site is shown without content; undefined if the schema has none. */
export function emptyValue(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodOptional) return undefined
  if (schema instanceof z.ZodNullable) return null
  if (schema instanceof z.ZodArray) return []
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => [
        name,
        emptyValue(field),
      ]),
    )
  if (schema.def.type === 'string') return ''
  return schema.def.type === 'boolean' ? false : undefined
}
