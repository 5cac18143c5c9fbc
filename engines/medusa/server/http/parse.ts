import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { typedForm } from '@vitrine/contract/typedText.ts'
import type { z } from 'zod'

/** Parses input of a request. Throws `invalid` with a message for each field. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(typedForm(input))
  if (read.success) return read.data
  const fields = Object.fromEntries(
    read.error.issues.map(({ path, message }) => [path.join('.') || 'body', message]),
  )
  throw new ContractProblem('invalid', read.error.issues[0]?.message ?? 'Invalid', { fields })
}
