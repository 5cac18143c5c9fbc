import { inputMessage } from '@vitrine/commerce/inputMessage.ts'
import { invalidInput } from '@vitrine/commerce/problem.ts'
import { typedForm } from '@vitrine/contract/typedText.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

/**
 * Validates requests with the Zod schemas of their routes, and outside production responses, which are sent unchanged,
 * because the library's own serializer would copy each.
 */
export function validateWithZod(app: FastifyInstance, { isProduction }: { isProduction: boolean }) {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (value) => {
    const isTyped = httpPart === 'body' || httpPart === 'params'
    const { data, error } = schema.safeParse(isTyped ? typedForm(value) : value, {
      error: inputMessage,
    })
    return error ? { error: invalidInput(error) } : { value: data }
  })
  app.setSerializerCompiler<z.ZodType>(({ schema }) => (value) => {
    if (!isProduction) schema.parse(value)
    return JSON.stringify(value)
  })
}
