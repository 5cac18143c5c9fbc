import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@vitrine/cms/database/openDatabase.ts'
import { parseImageUrl, renditionContentType } from '@vitrine/commerce/media/imageFiles.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { FastifyInstance } from 'fastify'
import { photographPrefix, photographVersion } from '../catalogue/photographs.ts'
import type { Environment } from '../core/environment.ts'
import { PhotographFiles } from './photographFiles.ts'

/** Serves the photographs of Medusa's products below /media, where all other images are the content's. */
export function photographRoutes(
  app: FastifyInstance,
  database: Database,
  environment: Environment,
) {
  const folder = join(environment.VITRINE_DATA, 'medusa', 'media')
  const files = new PhotographFiles(database, folder, environment)
  app.get(`/media/:version/:file(^${photographPrefix}[^/]+$)`, async (request, reply) => {
    const parts = parseImageUrl(request.url.split('?', 1)[0] ?? '')
    const path = parts && (await files.find(parts).catch(explain))
    if (!path) throw new ContractProblem('not_found', 'Picture not found')
    const isCurrent = parts.version === photographVersion(parts.id)
    return reply
      .headers({
        'content-type': renditionContentType(parts),
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': isCurrent
          ? 'public, max-age=31536000, immutable'
          : // Any number of made-up versions would fill a shared cache (security.media.versions).
            'private, max-age=60',
      })
      .send(createReadStream(path))
  })

  function explain(error: unknown): never {
    app.log.warn({ err: error }, 'a photograph of Medusa cannot be shown')
    if (error instanceof ContractProblem && error.code !== 'unavailable')
      throw new ContractProblem('not_found', 'Picture not found')
    throw new ContractProblem('unavailable', 'This picture is not available.', { retryAfter: 5 })
  }
}
