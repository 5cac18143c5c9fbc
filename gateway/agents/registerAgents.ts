import type { FastifyInstance } from 'fastify'
import { registerFeeds } from './feeds/registerFeeds.ts'
import { type HandoverOptions, registerHandover } from './handover.ts'
import { registerMcp } from './transports/mcp.ts'
import { registerUcp } from './transports/ucpRest.ts'

/** Serves agents: MCP, UCP, feeds, and the links with which their buyers continue. */
export function registerAgents(app: FastifyInstance, options: HandoverOptions) {
  registerMcp(app, options)
  registerUcp(app, options)
  registerHandover(app, options)
  registerFeeds(app, options)
}
