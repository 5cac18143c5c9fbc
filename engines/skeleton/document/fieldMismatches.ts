import type { Json } from '@vitrine/commerce/openapi/documentTypes.ts'
import { z } from 'zod'
import { type FieldContract, fieldContracts } from './fieldContracts.ts'
import type { DocumentedField, FieldTable } from './fieldTables.ts'

/** A field of a contract. */
interface ContractField {
  isOptional: boolean
  /** Whether one of its parents is optional. */
  isInOptional: boolean
  schema: Json
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const variantsOf = (schema: Json): Json[] => {
  const variants = [schema['anyOf'] ?? schema['oneOf'] ?? [schema]].flat().filter(isRecord)
  return variants.flatMap((each) => (each === schema ? [each] : variantsOf(each)))
}

/** The objects in a schema: itself, its items, or its variants. */
const objectsIn = (schema: Json): Json[] =>
  variantsOf(schema).flatMap((each) =>
    isRecord(each['items']) ? objectsIn(each['items']) : isRecord(each['properties']) ? [each] : [],
  )

const isNullable = (schema: Json) =>
  variantsOf(schema).some(({ type }) => [type].flat().includes('null'))

/** A field of a contract by its path; undefined if the contract has none. */
function fieldAt(schema: Json, path: string): ContractField | undefined {
  let field: ContractField = { isOptional: false, isInOptional: false, schema }
  for (const name of path.split('.')) {
    const owners = objectsIn(field.schema).filter(
      ({ properties }) => isRecord(properties) && name in properties,
    )
    const [owner] = owners
    if (!owner) return undefined
    const own = (owner['properties'] as Record<string, Json>)[name] ?? {}
    const isRequired = owners.every(
      ({ required }) => Array.isArray(required) && required.includes(name),
    )
    field = {
      isOptional: !isRequired || isNullable(own),
      isInOptional: field.isInOptional || field.isOptional,
      schema: own,
    }
  }
  return field
}

/** The JSON schema of a contract. A recursive one refers to its definition, whose own fields are enough here. */
function jsonSchema(contract: z.ZodType): Json {
  const schema: Json = z.toJSONSchema(contract, {
    io: 'input',
    unrepresentable: 'any',
    // Without the ids that other documents give to the contracts, which would make references of them.
    metadata: z.registry(),
  })
  const name = String(schema['$ref'] ?? '').replace('#/$defs/', '')
  return name ? ((schema['$defs'] as Record<string, Json>)[name] ?? {}) : schema
}

const optionality = (isOptional: boolean) => (isOptional ? 'optional' : 'required')

function mismatchesOf(schema: Json, { path, isOptional, inner, withParent }: DocumentedField) {
  const field = fieldAt(schema, path)
  if (!field) return [`${path} is no field of the contract`]
  const expected = field.isOptional || (field.isInOptional && !withParent)
  return [
    ...(expected === isOptional
      ? []
      : [`${path} is ${optionality(expected)} in the contract, ${optionality(isOptional)} here`]),
    ...inner.flatMap((each): string[] => {
      const of = fieldAt(field.schema, each.name)
      const where = `${path}.${each.name}`
      if (!of) return [`${where} is no field of the contract`]
      if (of.isOptional === each.isOptional) return []
      return [
        `${where} is ${optionality(of.isOptional)} in the contract, ${optionality(each.isOptional)} here`,
      ]
    }),
  ]
}

const namesIn = (schema: Json) =>
  objectsIn(schema).flatMap(({ properties }) => Object.keys(properties as Json))

/** Differences between the tables of docs/rest and the contracts of their fields. */
export function fieldMismatches(
  tables: readonly FieldTable[],
  contracts: Readonly<Record<string, FieldContract>> = fieldContracts,
): string[] {
  const titles = new Set(tables.map(({ title }) => title))
  const untold = Object.keys(contracts).filter((title) => !titles.has(title))
  return [
    ...untold.map((title) => `${title}: there is no such table`),
    ...tables.flatMap(({ title, fields }) => {
      const described = contracts[title]
      if (!described)
        return [`${title}: name its contract in engines/skeleton/document/fieldContracts.ts`]
      const schema = jsonSchema(described.contract)
      const documented = new Set([
        ...fields.map(({ path }) => path.split('.')[0]),
        ...(described.beside ? namesIn(jsonSchema(described.beside)) : []),
      ])
      const missing = namesIn(schema).filter((name) => !documented.has(name))
      return [
        ...fields.flatMap((field) => mismatchesOf(schema, field)),
        ...[...new Set(missing)].map((name) => `${name} is not described`),
      ].map((problem) => `${title}: ${problem}`)
    }),
  ]
}
