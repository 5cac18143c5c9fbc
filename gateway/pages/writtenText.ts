import type { FastifyInstance, FastifyReply } from 'fastify'

/** Milliseconds for which a written text is served. */
const freshMilliseconds = 10 * 60_000

/**
 * Returns a function that writes something at most every ten minutes, for all readers, and returns the previous result
 * while that fails.
 */
export function writeForAll<Result>(
  write: () => Promise<Result>,
  now: () => number,
): () => Promise<Result> {
  let written: { until: number; result: Promise<Result> } | undefined
  return () => {
    if (!written || written.until < now()) {
      const before = written?.result
      const result = write().catch((error) => before ?? Promise.reject(error))
      const current = { until: now() + freshMilliseconds, result }
      written = current
      result.catch(() => {
        if (written === current) written = undefined
      })
    }
    return written.result
  }
}

/** Sends a written text; 404 for one that does not exist, and 503 while it cannot be written. */
export async function sendWrittenText(
  reply: FastifyReply,
  type: string,
  read: () => Promise<string | Buffer | undefined>,
) {
  try {
    const text = await read()
    if (text === undefined) return reply.callNotFound()
    return reply.type(type).header('cache-control', 'public, max-age=600').send(text)
  } catch (error) {
    reply.log.error({ err: error }, `${reply.request.url} cannot be written`)
    return reply.code(503).header('retry-after', '30').send()
  }
}

/** Serves a text that is written once for all readers, and the previous text while the CMS is down. */
export function serveWrittenText(
  app: FastifyInstance,
  path: string,
  type: string,
  write: () => Promise<string>,
  now: () => number,
) {
  const read = writeForAll(write, now)
  app.get(path, (_, reply) => sendWrittenText(reply, type, read))
}
