import { createReadStream } from 'node:fs'
import { type Route, route } from '#cms/http/route.ts'
import { ContractProblem, notFound } from '#contract/problem.ts'
import { parseImageUrl } from '#server/media/imageFiles.ts'
import { pending } from '../media/library.ts'

/** Seconds after which an image that is being drawn may be requested again. */
const retryAfter = 2

export const mediaRoutes: Route[] = [
  route({
    name: 'media',
    method: 'GET',
    url: '/media/*',
    summary:
      'One file of a picture. Another width, or 503 with Retry-After, while the studio draws it',
    produces: 'image/*',
    handle: async ({ cms, request, reply }) => {
      const [path = ''] = request.url.split('?')
      const parts = parseImageUrl(path)
      const image = parts && (await cms.media.find(parts))
      if (!image) throw notFound('Picture not found')
      if (image === pending) throw imageIsPending()
      if (image.isStandIn)
        return reply
          .headers({ 'content-type': image.contentType, 'cache-control': 'no-store' })
          .send(createReadStream(image.path))
      const etag = `"${image.version}"`
      const isCurrent = image.version === parts.version
      reply.headers({
        'content-type': image.contentType,
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': isCurrent
          ? 'public, max-age=31536000, immutable'
          : // Any number of made-up versions would fill a shared cache (security.media.versions).
            'private, max-age=60',
        etag,
      })
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return reply.header('content-length', image.bytes).send(createReadStream(image.path))
    },
  }),
]

function imageIsPending() {
  const message = 'This picture is not ready yet. Please try again in a moment.'
  return new ContractProblem('unavailable', message, { retryAfter })
}
