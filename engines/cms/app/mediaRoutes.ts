import { createReadStream } from 'node:fs'
import { parseImageUrl } from '@vitrine/commerce/media/imageFiles.ts'
import { notFound } from '@vitrine/commerce/problem.ts'
import { contractRoute, type Route } from '#cms/http/route.ts'

export const mediaRoutes: Route[] = [
  contractRoute('media', {
    handle: async ({ cms, request, reply }) => {
      const [path = ''] = request.url.split('?')
      const parts = parseImageUrl(path)
      const image = parts && (await cms.media.find(parts))
      if (!image) throw notFound('Picture not found')
      const { content, bytes, version, isWider } = image
      reply.headers({
        'content-type': image.contentType,
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': isWider
          ? 'private, no-store'
          : version === parts.version
            ? 'public, max-age=31536000, immutable'
            : // Any number of made-up versions would fill a shared cache (security.media.versions).
              'private, max-age=60',
      })
      const etag = `"${version}"`
      if (!isWider) reply.header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return reply
        .header('content-length', bytes)
        .send(typeof content === 'string' ? createReadStream(content) : content)
    },
  }),
]
