import type { FastifyInstance } from 'fastify'

/** Milliseconds for which a written text is served. */
const freshMilliseconds = 10 * 60_000

/** Serves a text that is written once for all readers. While the CMS is down, the previous text is served. */
export function serveWrittenText(
  app: FastifyInstance,
  path: string,
  type: string,
  write: () => Promise<string>,
  now: () => number,
) {
  let written: { until: number; text: Promise<string> } | undefined
  app.get(path, async (_, reply) => {
    if (!written || written.until < now()) {
      const before = written?.text
      const text = write().catch((error) => before ?? Promise.reject(error))
      const current = { until: now() + freshMilliseconds, text }
      written = current
      text.catch(() => {
        if (written === current) written = undefined
      })
    }
    try {
      const text = await written.text
      return reply.type(type).header('cache-control', 'public, max-age=600').send(text)
    } catch (error) {
      app.log.error({ err: error }, `${path} cannot be written`)
      return reply.code(503).header('retry-after', '30').send()
    }
  })
}
