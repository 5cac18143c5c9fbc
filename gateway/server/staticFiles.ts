import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 31_536_000
const hour = 3600

/** Serves the client build, precompressed where available, with files with hashed names as immutable. */
export async function registerStaticFiles(app: FastifyInstance, distDirectory: string) {
  const root = join(distDirectory, 'client')
  if (!existsSync(root)) throw new Error(`There is no build in ${root}: run npm run build first.`)
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes(`${root}/assets/`)
        ? `public, max-age=${year}, immutable`
        : `public, max-age=${hour}`
      reply.header('cache-control', lasting)
      // Email programs load the typefaces of emails from their own origin (emails.card).
      if (path.includes(`${root}/fonts/`))
        reply
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
