import type { FastifyInstance } from 'fastify'
import { docsPage } from './docsPage.ts'
import { describeApi } from './openapi.ts'
import type { Route } from './route.ts'

/** Serves the OpenAPI document and a page of the same for people, without any outside address. */
export function serveDocs(app: FastifyInstance, routes: readonly Route[]) {
  const document = JSON.stringify(describeApi(routes), null, 2)
  const page = docsPage(routes)
  app.get('/api/v1/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').type('application/json').send(document),
  )
  app.get('/docs', (_request, reply) =>
    reply
      .headers({
        'cache-control': 'public, max-age=60',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .type('text/html; charset=utf-8')
      .send(page),
  )
}
