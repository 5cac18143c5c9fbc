import type { CmsOptions } from '@vitrine/cms/app/server.ts'
import { createShopper } from '@vitrine/cms/tests/support/shopper.ts'
import { startSeededCms } from '@vitrine/cms/tests/support/testCms.ts'
import { expect } from 'vitest'
import { startGateway } from './startGateway.ts'

/** Starts the project's CMS and a gateway in front of it, both requested by one visitor. */
export async function startEntityShop(options: Partial<CmsOptions> = {}) {
  const cms = await startSeededCms(options)
  const gateway = await startGateway({ cmsUrl: cms.url })
  const visitor = createShopper(gateway.url)
  return {
    cms,
    visitor,
    /** The response of the CMS to a GET call below /api/v1. */
    async get(path: string) {
      const client = createShopper(cms.url, visitor.cookies)
      const { status, body } = await client.request<never>('GET', `/api/v1${path}`)
      expect(status, path).toBe(200)
      return body
    },
    /** The data of a GraphQL document. */
    async query<Data>(query: string, variables: object = {}): Promise<Data> {
      const { body } = await visitor.request<{ data: Data; errors?: unknown }>('POST', '/graphql', {
        body: { query, variables },
      })
      expect(body.errors).toBeUndefined()
      return body.data
    },
    async close() {
      await gateway.close()
      await cms.close()
    },
  }
}

export type EntityShop = Awaited<ReturnType<typeof startEntityShop>>
