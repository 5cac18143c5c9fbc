import { expect } from 'vitest'
import type { ZodType } from 'zod'

/** The types of fields, for {@link expectFields}. */
export const text = expect.any(String)
export const number = expect.any(Number)
export const money = { amount: number, currencyCode: 'THB' }
export const flag = expect.any(Boolean)
export const list = expect.any(Array)
export const object = expect.toSatisfy(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

type Fields = Record<string, unknown>

interface Entity {
  /** Examples of the entity in responses of the CMS. */
  sent: unknown[]
  contract: ZodType
  /** Examples of it in GraphQL responses. */
  read: unknown[]
}

const hasContent = (value: unknown) =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)

/** The first value with content of each field, because an optional field is empty in some examples. */
function merge(examples: unknown[]): Fields {
  const merged: Fields = {}
  for (const example of examples)
    for (const [name, value] of Object.entries(example ?? {}))
      if (!hasContent(merged[name])) merged[name] = value
  return merged
}

/**
 * Asserts that an entity has these fields with their types in the responses of the CMS, in the contract, which drops
 * unknown fields, and in the GraphQL schema, where some have other names.
 */
export function expectFields(
  { sent, contract, read }: Entity,
  fields: Fields,
  schemaFields = fields,
) {
  expect(merge(sent), 'the response of the CMS').toMatchObject(fields)
  expect(merge(sent.map((each) => contract.parse(each))), 'the contract').toMatchObject(fields)
  expect(merge(read), 'the GraphQL response').toMatchObject(schemaFields)
}
