import type { z } from 'zod'
import { type FieldProblem, grouped, type WrongField } from './wrongFields.ts'

type Issue = z.core.$ZodIssue

/** How a body was read: its value, unless a field breaks the contract, and every field that is not as documented. */
export interface Reading<Value> {
  value?: Value
  /** Fields that break the contract. */
  wrong: WrongField[]
  /** Fields in another form than the documented one, which the gateway reads too. */
  generous: WrongField[]
}

/** Reads a body by its contract. */
export function readBody<Contract extends z.ZodType>(
  contract: Contract,
  body: unknown,
): Reading<z.output<Contract>> {
  const read = contract.safeParse(body)
  if (!read.success)
    return {
      wrong: grouped(read.error.issues.flatMap((issue) => problemsOf(issue, body))),
      generous: [],
    }
  return { value: read.data, wrong: [], generous: grouped(differences(body, read.data)) }
}

/** The problems of an issue. Those of a union are the ones of the variant that comes closest. */
function problemsOf({ path, ...issue }: Issue, body: unknown): FieldProblem[] {
  const sent = path.reduce((value, key) => (value as never)?.[key], body)
  const [closest] =
    issue.code === 'invalid_union'
      ? issue.errors.toSorted((one, other) => one.length - other.length)
      : []
  if (closest?.length)
    return closest.flatMap((inner) =>
      problemsOf({ ...inner, path: [...path, ...inner.path] } as Issue, body),
    )
  const problem = issue.message.replace(/^Invalid (input|option): /, '')
  return [{ field: path.map(String).join('.'), problem, sent }]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : `${typeof value}`

/** The fields that were sent in another form than they were read. Unknown fields are ignored. */
function differences(sent: unknown, read: unknown, path: readonly string[] = []): FieldProblem[] {
  if (Array.isArray(sent) && Array.isArray(read))
    return read.flatMap((item, index) => differences(sent[index], item, [...path, `${index}`]))
  if (isObject(sent) && isObject(read))
    return Object.entries(read).flatMap(([key, value]) =>
      differences(sent[key], value, [...path, key]),
    )
  if (sent === read || (sent === undefined && read === null)) return []
  const problem = sent === undefined ? 'derived' : `read as ${kindOf(read)}`
  return [{ field: path.join('.'), problem, sent }]
}
