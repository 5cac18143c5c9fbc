import type { FastifyInstance } from 'fastify'
import { docsPage } from './docsPage.ts'
import type { Route } from './route.ts'

/** Serves the OpenAPI document of the contract and an HTML page of it without external files. */
export function serveDocs(app: FastifyInstance, routes: readonly Route[]) {
  let page: string | undefined
  let document: string | undefined
  app.get('/api/v1/openapi.json', async (_request, reply) => {
    const { openApiDocument } = await import('@vitrine/commerce/openapi/openapi.ts')
    document ??= JSON.stringify(openApiDocument(), null, 2)
    return reply
      .header('cache-control', 'public, max-age=60')
      .type('application/json')
      .send(document)
  })
  app.get('/docs', (_request, reply) => {
    page ??= docsPage(routes)
    return reply
      .headers({
        'cache-control': 'public, max-age=60',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .type('text/html; charset=utf-8')
      .send(page)
  })
}
