import type { FastifyInstance } from 'fastify'
import { type AgentOptions, absoluteOf } from '../core/caller.ts'
import { openShop, type Shop } from '../core/shop.ts'
import { writeLlmsText } from './llmsText.ts'
import { writeMerchantFeed } from './merchantFeed.ts'

/** Milliseconds for which a written feed is served. */
const freshMilliseconds = 10 * 60_000

type Write = (shop: Shop, absolute: (path: string) => string) => Promise<string>

/** Serves the product feed and llms.txt. While the CMS is down, the previous text is served. */
export function registerFeeds(app: FastifyInstance, options: AgentOptions) {
  const { siteUrl, operations, now, backgroundContext } = options
  const absolute = absoluteOf(siteUrl)

  const serve = (path: string, type: string, write: Write) => {
    let written: { until: number; text: Promise<string> } | undefined
    app.get(path, async (_, reply) => {
      if (!written || written.until < now()) {
        const before = written?.text
        // Its own requests have no limit: it is written once for all readers.
        const text = write(
          openShop(operations, undefined, backgroundContext(path)),
          absolute,
        ).catch((error) => before ?? Promise.reject(error))
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
  serve('/feeds/google.xml', 'application/xml; charset=utf-8', writeMerchantFeed)
  serve('/llms.txt', 'text/plain; charset=utf-8', writeLlmsText)
}
