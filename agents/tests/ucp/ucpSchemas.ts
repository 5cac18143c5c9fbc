import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

type Schema = Record<string, unknown>
type Phase = 'create' | 'update' | 'complete'

const files: Record<string, Schema> = JSON.parse(
  readFileSync(new URL('schemas.json', import.meta.url), 'utf8'),
)

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema of a request: properties are left out, required or optional as `ucp_request` says for this phase. */
function requestSchema(schema: unknown, phase: Phase): unknown {
  if (Array.isArray(schema)) return schema.map((item) => requestSchema(item, phase))
  if (!isObject(schema)) return schema
  const changed = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, requestSchema(value, phase)]),
  )
  const { properties, required } = schema
  if (!isObject(properties)) return changed
  const named = new Set(Array.isArray(required) ? required : [])
  const kept: Schema = { ...Object(changed['properties']) }
  for (const [name, property] of Object.entries(properties)) {
    const rule = isObject(property) ? property['ucp_request'] : undefined
    const presence = isObject(rule) ? rule[phase] : rule
    if (presence === 'required') named.add(name)
    if (presence === 'optional' || presence === 'omit') named.delete(name)
    if (presence === 'omit') kept[name] = false
  }
  return { ...changed, properties: kept, required: [...named] }
}

function compilerOf(convert: (schema: Schema) => Schema) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  // The schema of the profile refers to the others as if it were beside their folder.
  for (const [path, schema] of Object.entries(files))
    ajv.addSchema(convert({ ...schema, $id: `https://ucp.dev/${path}` }))
  return ajv
}

const compilers = new Map<Phase | 'response', Ajv2020>()

function validatorOf(kind: Phase | 'response', reference: string): ValidateFunction {
  const convert = (schema: Schema) =>
    kind === 'response' ? schema : (requestSchema(schema, kind) as Schema)
  const ajv = compilers.get(kind) ?? compilerOf(convert)
  compilers.set(kind, ajv)
  const validate = ajv.getSchema(`https://ucp.dev/${reference}`)
  if (!validate) throw new Error(`There is no schema ${reference}.`)
  return validate
}

/** The differences of a value from a schema, such as `schemas/shopping/cart.json`; empty if it is valid. */
export function schemaErrors(
  kind: Phase | 'response',
  reference: string,
  value: unknown,
): string[] {
  const validate = validatorOf(kind, reference)
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
