import type { FastifyInstance } from 'fastify'
import type { AgentOptions } from './callers.ts'
import { registerMcp } from './transports/mcp.ts'

/** Serves agents: MCP, UCP, feeds, and the links with which their buyers continue. */
export function registerAgents(app: FastifyInstance, options: AgentOptions) {
  registerMcp(app, options)
}
