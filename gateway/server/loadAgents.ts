import { existsSync } from 'node:fs'
import type { OpenAgents } from '../graphql/agentParts.ts'

/** Loads the endpoints for agents; undefined in a shop without gateway/agents/. */
export async function loadAgents(): Promise<OpenAgents | undefined> {
  if (!existsSync(new URL('../../agents/openAgents.ts', import.meta.url))) return undefined
  // As a string, so that the types do not need the folder either.
  const { openAgents } = await import('@vitrine/agents/openAgents.ts' as string)
  return openAgents
}
