import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { notFound } from '#cms/http/problem.ts'
import { type Route, route } from '#cms/http/route.ts'
import { parsePictureAddress } from '#cms/pictures/address.ts'

export const mediaRoutes: Route[] = [
  route({
    name: 'media',
    method: 'GET',
    url: '/media/*',
    summary: 'One file of a picture, drawn on first request',
    produces: 'image/*',
    handle: async ({ cms, request, reply }) => {
      const [path = ''] = request.url.split('?')
      const asked = parsePictureAddress(path)
      const answer = asked && (await cms.pictures.read(asked))
      if (!answer) throw notFound('Picture not found')
      const etag = `"${answer.version}"`
      const isCurrent = answer.version === asked.version
      reply.headers({
        'content-type': answer.contentType,
        'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
        etag,
      })
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      const { size } = await stat(answer.path)
      return reply.header('content-length', size).send(createReadStream(answer.path))
    },
  }),
]
