import type { Route } from '@vitrine/cms/http/route.ts'
import { ConfirmPayment, slipTypes } from '@vitrine/contract/orders.ts'
import { z } from 'zod'
import type { Json, Operation } from './documentTypes.ts'

/** The schema of the parts of POST /confirm-payment, which the CMS reads one by one. */
function slipForm(): Json {
  const { $schema, ...schema } = z.toJSONSchema(ConfirmPayment, {
    io: 'input',
    metadata: z.registry(),
  })
  const slip = { type: 'string', contentMediaType: [...new Set(slipTypes)].join(', ') }
  return {
    ...schema,
    properties: { ...schema.properties, slip },
    required: [...(schema.required ?? []), 'slip'],
  }
}

/** The body of an operation with its example, or nothing. */
export function requestBody(
  { consumes }: Route,
  operation: Operation,
  example: unknown,
): Pick<Operation, 'requestBody'> {
  const content = operation.requestBody?.content ?? {}
  const [type = consumes] = Object.keys(content)
  if (type === undefined || (!operation.requestBody && example === undefined)) return {}
  const schema = content[type]?.schema ?? slipForm()
  const described = { schema, ...(example !== undefined && { example }) }
  return { requestBody: { required: true, content: { [type]: described } } }
}
