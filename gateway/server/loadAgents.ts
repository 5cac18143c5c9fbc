import type { OpenAgents } from '../graphql/agentParts.ts'

const file = '../agents/openAgents.ts'

/** Loads the endpoints for agents; undefined in a shop without gateway/agents/. */
export async function loadAgents(): Promise<OpenAgents | undefined> {
  try {
    // As a string, so that the types do not need the folder either.
    const { openAgents } = await import('../agents/openAgents.ts' as string)
    return openAgents
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      if (error.message.includes(file.slice(3))) return undefined
    }
    throw error
  }
}
