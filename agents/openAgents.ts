import { PublicClient } from '@vitrine/contract/service/publicClient.ts'
import { purposeSecrets } from '@vitrine/contract/service/purposeSecrets.ts'
import type { OpenAgents } from '@vitrine/gateway/graphql/agentParts.ts'
import { PlatformProfiles } from './core/platformProfiles.ts'
import { preparedFor } from './core/prepared.ts'
import { SessionStore } from './core/sessionStore.ts'
import { Sessions } from './core/sessions.ts'
import { agentOperationNames } from './core/shop.ts'
import { createSigningKey } from './core/signingKey.ts'
import { operations as tools } from './operations/operations.ts'
import { OrderEvents } from './orderEvents.ts'
import { registerAgents } from './registerAgents.ts'

/** Opens the endpoints for agents over the parts of a gateway, and begins to report orders to platforms. */
export const openAgents: OpenAgents = (parts) => {
  const { siteUrl, isSecure, operations, secret, now, log } = parts
  const store = new SessionStore(parts.redis)
  const sessions = new Sessions(store, now)
  const client = new PublicClient(parts)
  const signingKey = createSigningKey(purposeSecrets(secret, 'agents')[0])
  const contextOf = parts.backgroundContext
  const orderEvents = new OrderEvents({
    ...{ store, client, signingKey, operations, contextOf, siteUrl, now, log },
  })
  orderEvents.start()
  return {
    operationNames: agentOperationNames,
    tools,
    preparedFor: (cookies) =>
      preparedFor(cookies, isSecure, sessions, (session) => void orderEvents.watch(session)),
    register(app) {
      const profiles = new PlatformProfiles(client)
      const senderSecret = purposeSecrets(secret, 'senders')[0]
      registerAgents(app, { ...parts, sessions, store, profiles, signingKey, senderSecret })
    },
    async close() {
      orderEvents.stop()
      await client.close()
    },
  }
}
