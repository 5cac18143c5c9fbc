import { serveWrittenText } from '@vitrine/gateway/pages/writtenText.ts'
import type { FastifyInstance } from 'fastify'
import { type AgentOptions, createAbsoluteUrl } from './core/caller.ts'
import { openShop, type Shop } from './core/shop.ts'
import { writeLlmsText } from './feeds/llmsText.ts'
import { writeMerchantFeed } from './feeds/merchantFeed.ts'
import { registerHandover } from './handover.ts'
import { registerMcp } from './transports/mcp.ts'
import { registerUcp } from './transports/ucpRest.ts'

/** Serves agents: MCP, UCP, feeds, and the links with which their buyers continue. */
export function registerAgents(app: FastifyInstance, options: AgentOptions) {
  registerMcp(app, options)
  registerUcp(app, options)
  registerHandover(app, options)
  registerFeeds(app, options)
}

type Write = (shop: Shop, absolute: (path: string) => string) => Promise<string>

/** Serves the product feed and llms.txt without a limit, since they are written once for all readers. */
function registerFeeds(app: FastifyInstance, options: AgentOptions) {
  const { siteUrl, operations, now, backgroundContext } = options
  const absolute = createAbsoluteUrl(siteUrl)
  const serve = (path: string, type: string, write: Write) => {
    const shop = () => openShop(operations, undefined, backgroundContext(path))
    serveWrittenText(app, path, `${type}; charset=utf-8`, () => write(shop(), absolute), now)
  }
  serve('/feeds/google.xml', 'application/xml', writeMerchantFeed)
  serve('/llms.txt', 'text/plain', writeLlmsText)
}
