import { createReadStream } from 'node:fs'
import { CmsProblem, notFound } from '#cms/http/problem.ts'
import { type Route, route } from '#cms/http/route.ts'
import { parsePictureAddress } from './address.ts'
import { pending } from './library.ts'

/** Seconds after which a picture that is being drawn may be requested again. */
const retryAfter = 2

export const mediaRoutes: Route[] = [
  route({
    name: 'media',
    method: 'GET',
    url: '/media/*',
    summary: 'One file of a picture. 503 with Retry-After while the studio draws it',
    produces: 'image/*',
    handle: async ({ cms, request, reply }) => {
      const [path = ''] = request.url.split('?')
      const address = parsePictureAddress(path)
      const picture = address && (await cms.media.find(address))
      if (!picture) throw notFound('Picture not found')
      if (picture === pending) throw pictureIsPending()
      const etag = `"${picture.version}"`
      const isCurrent = picture.version === address.version
      reply.headers({
        'content-type': picture.contentType,
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': isCurrent
          ? 'public, max-age=31536000, immutable'
          : // Any number of made-up versions would fill a shared cache (security.media.versions).
            'private, max-age=60',
        etag,
      })
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return reply.header('content-length', picture.bytes).send(createReadStream(picture.path))
    },
  }),
]

function pictureIsPending() {
  const message = 'This picture is not ready yet. Please try again in a moment.'
  return new CmsProblem('unavailable', message, { retryAfter })
}
