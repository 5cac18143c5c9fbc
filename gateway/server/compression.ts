import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** A page of a listing shrinks to a tenth in about 3 ms; higher qualities cost more time than they save bytes. */
const quality = 4
const smallestBytes = 1024

/** Packs pages and answers for the way to the browser; what the build packed already goes as it is. */
export async function registerCompression(app: FastifyInstance) {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: smallestBytes,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
  })
}
