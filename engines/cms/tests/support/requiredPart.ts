import { z } from 'zod'

/** Returns a value without the fields that its contract does not require, and leaves values that break the contract. */
export function requiredPart(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodLazy) return requiredPart(schema.unwrap() as z.ZodType, value)
  // The schema after a preprocessing describes its accepted input.
  if (schema instanceof z.ZodPipe) return requiredPart(schema.out as z.ZodType, value)
  if (schema instanceof z.ZodNullable && value !== null)
    return requiredPart(schema.unwrap() as z.ZodType, value)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => requiredPart(schema.element as z.ZodType, item))
  if (schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodUnion) {
    const fitting = (schema.options as z.ZodType[]).find(
      (option) => option.safeParse(value).success,
    )
    return fitting ? requiredPart(fitting, value) : value
  }
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
  const record = value as Record<string, unknown>
  return Object.fromEntries(
    fields
      .filter(([name, field]) => name in record && !isOptional(field))
      .map(([name, field]) => [name, requiredPart(field, record[name])]),
  )
}

const isOptional = (field: z.ZodType) =>
  field instanceof z.ZodOptional ||
  (field instanceof z.ZodDefault && field.safeParse(undefined).success)
