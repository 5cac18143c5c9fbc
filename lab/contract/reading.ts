import type { ContractViolation } from '@vitrine/contract/contractViolation.ts'
import { unwrapped } from '@vitrine/gateway/responses/generous/otherForms.ts'
import { GenerousReader } from '@vitrine/gateway/responses/generous/readGenerously.ts'
import {
  plainResponseParser,
  type ResponseParser,
} from '@vitrine/gateway/responses/responseParser.ts'
import { z } from 'zod'
import { differences } from './differences.ts'
import { type FieldProblem, grouped, type WrongField } from './wrongFields.ts'

/**
 * The result of reading a body: its value, unless a field breaks the contract, and every field that is not as
 * documented.
 */
export interface BodyReading<Value> {
  value?: Value
  /** Fields that break the contract, with the values of those that were left out. */
  wrong: WrongField[]
  /** Fields in another form than the documented one, which the gateway reads too. */
  generous: WrongField[]
}

/**
 * Reads a body as the gateway does with one of its parsers, and returns the value that fulfils the contract.
 * @param origin the origin of the CMS
 */
export function readBody<Contract extends z.ZodType>(
  parser: ResponseParser<unknown, Contract>,
  body: unknown,
  origin: string,
): BodyReading<z.output<Contract>> {
  const { contract } = parser
  const reading = { origins: [origin] }
  const inner = unwrapped(contract, body)
  const read = plainResponseParser(contract)(body, reading)
  // The conversion rejects some values that fulfil the contract.
  const converted = parser(body, reading)
  const problems = [read, converted].flatMap((item) =>
    'violations' in item
      ? item.violations.map((violation) => ofField(violation, inner))
      : item.losses.flatMap((loss) => problemsOf(loss, contract, inner, origin)),
  )
  const wrong = grouped(distinct(problems))
  if ('violations' in read || 'violations' in converted) return { wrong, generous: [] }
  const lost = new Set(read.losses.map(({ field }) => field))
  const envelope = inner === body ? [] : [{ field: '', problem: 'in another envelope', sent: body }]
  return {
    value: read.value,
    wrong,
    generous: grouped([...envelope, ...differences(inner, read.value, lost)]),
  }
}

/** The conversion repeats what the plain parser has found. */
const distinct = (problems: readonly FieldProblem[]) => [
  ...new Map(problems.map((problem) => [`${problem.field}\n${problem.problem}`, problem])).values(),
]

const keysOf = (field: string) => (field === '(whole)' || field === '' ? [] : field.split('.'))

const valueAt = (body: unknown, keys: readonly string[]) =>
  keys.reduce((value, key) => (value as never)?.[key], body)

/** A violation with what was sent in its field. */
const ofField = ({ field, problem }: ContractViolation, body: unknown): FieldProblem => ({
  field: keysOf(field).join('.'),
  problem: problem.replace(/^(\w[\w.]*: )?Invalid (input|option): /, '$1'),
  sent: valueAt(body, keysOf(field)),
})

/** Every wrong field of a part that was left out, of which the loss names the first. */
function problemsOf(
  loss: ContractViolation,
  contract: z.ZodType,
  body: unknown,
  origin: string,
): FieldProblem[] {
  const keys = keysOf(loss.field)
  const schema = keys.reduce<z.ZodType | undefined>(
    (outer, key) => outer && schemaOf(outer, key),
    contract,
  )
  const sent = valueAt(body, keys)
  const issues = schema?.safeParse(new GenerousReader([origin]).read(schema, sent)).error?.issues
  if (!issues?.length)
    return [{ ...ofField(loss, body), problem: loss.problem.replace(/ “.*” is/, ' is') }]
  return issues.map(({ path, message }) => {
    const field = [...keys, ...path.map(String)].join('.')
    const { problem, ...where } = ofField({ field, problem: message }, body)
    return { ...where, problem: `${problem}, so that the gateway leaves it out` }
  })
}

/** The schema of a field or an item. */
function schemaOf(schema: z.ZodType, key: string): z.ZodType | undefined {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodLazy
  )
    return schemaOf(schema.unwrap() as z.ZodType, key)
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType
  return schema instanceof z.ZodObject ? schema.shape[key] : undefined
}
