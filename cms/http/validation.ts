import type { FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/**
 * Validates requests with the Zod schemas of their routes. Responses are checked outside production
 * only and are sent unchanged: the library's own serializer would copy every response.
 */
export function validateWithZod(app: FastifyInstance, { isProduction }: { isProduction: boolean }) {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler<z.ZodType>(({ schema }) => (value) => {
    if (!isProduction) schema.parse(value)
    return JSON.stringify(value)
  })
}
