import { expect } from 'vitest'
import { startGateway } from '../support/gateway/startGateway.ts'
import { startStandInCms } from '../support/standIns/standInCms.ts'
import { startRedis } from './redisServer.ts'

export const query = '{ stores { nodes { slug } } }'
export const expected = { stores: { nodes: [{ slug: 'hat-lane' }] } }
export const secret = 'a secret of the merchant'

/** Two gateways with the same CMS and Redis. */
export async function startTwo(options: Partial<Parameters<typeof startGateway>[0]> = {}) {
  const redis = await startRedis()
  const cms = await startStandInCms()
  const settings = {
    ...{ cmsUrl: cms.url, redisUrl: redis.url, webhookSecret: secret },
    // A busy machine takes longer than the 100 ms after which a gateway goes on without Redis.
    redisTimeout: 5000,
    ...options,
  }
  const one = await startGateway(settings)
  const other = await startGateway(settings)
  const countStored = async () => (await redis.client.keys('vitrine:read:*')).length
  await expect
    .poll(async () => await redis.client.pubsub('NUMSUB', 'vitrine:changes'), { timeout: 20_000 })
    .toEqual(['vitrine:changes', 2])
  return {
    redis,
    cms,
    one,
    other,
    countStored,
    async [Symbol.asyncDispose]() {
      await Promise.all([one.close(), other.close()])
      await cms.close()
      await redis[Symbol.asyncDispose]()
    },
  }
}
