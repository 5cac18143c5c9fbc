import { fastifySchema, registerOpenApi } from '@vitrine/cms/http/openapi.ts'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { contractRoutes } from '../suite/calls/allCalls.ts'
import type { Document } from './documentTypes.ts'

/** The OpenAPI document that follows from the routes alone, without their facts. No route is served. */
export async function routesDocument(): Promise<Document> {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await registerOpenApi(app)
  for (const route of contractRoutes)
    for (const method of [route.method].flat())
      app.route({
        method,
        url: route.url,
        schema: fastifySchema(route, method),
        handler: async () => undefined,
      })
  await app.ready()
  const document = structuredClone(app.swagger()) as unknown as Document
  await app.close()
  return document
}
