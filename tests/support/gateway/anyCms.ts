import { cookieNames, startExactCms } from '@vitrine/cms/tests/support/exactCms.ts'
import { startGenerousCms } from '@vitrine/cms/tests/support/generousCms.ts'
import { createShopper, type Shopper } from '@vitrine/cms/tests/support/shopper.ts'
import { startSeededCms, type TestCms } from '@vitrine/cms/tests/support/testCms.ts'
import { afterAll, beforeAll } from 'vitest'
import { startGateway } from './startGateway.ts'

/** The CMSs whose responses are compared: the embedded one and two that are in front of it. */
export const cmsKinds = ['embedded', 'exact', 'generous'] as const
export type CmsKind = (typeof cmsKinds)[number]

/** A gateway in front of a CMS, and what it logged. */
export interface AnyShop {
  log: { level: number; msg: string }[]
  url: string
  /** The data of a GraphQL document, requested by a visitor. Throws its errors. */
  query<Data>(text: string, variables?: object, visitor?: Shopper): Promise<Data>
}

/** Starts the embedded CMS, and a gateway in front of each kind, before the tests of a file. */
export function startAnyShops() {
  const shops = {} as Record<CmsKind, AnyShop>
  const running: { close(): Promise<unknown> }[] = []
  let cms: TestCms
  beforeAll(async () => {
    cms = await startSeededCms()
    running.push(cms)
    const [exact, generous] = [await startExactCms(cms.url), await startGenerousCms(cms.url)]
    running.push(exact, generous)
    const urls = { embedded: cms.url, exact: exact.url, generous: generous.url }
    for (const kind of cmsKinds) shops[kind] = await start(kind, urls[kind], running)
  })
  afterAll(async () => {
    for (const server of running.reverse()) await server.close()
  })
  return { shops, cmsUrl: () => cms.url, database: () => cms.cms.database }
}

async function start(
  kind: CmsKind,
  cmsUrl: string,
  running: { close(): Promise<unknown> }[],
): Promise<AnyShop> {
  const log: AnyShop['log'] = []
  const gateway = await startGateway({
    cmsUrl,
    logger: { level: 'warn', stream: { write: (line: string) => void log.push(JSON.parse(line)) } },
    ...(kind === 'embedded' ? {} : { cookieNames }),
  })
  running.push(gateway)
  const anyone = createShopper(gateway.url)
  return {
    log,
    url: gateway.url,
    async query<Data>(query: string, variables: object = {}, visitor = anyone) {
      const { body } = await visitor.request<{ data: Data; errors?: unknown }>('POST', '/graphql', {
        body: { query, variables },
      })
      if (body.errors) throw new Error(JSON.stringify(body.errors))
      return body.data
    },
  }
}
