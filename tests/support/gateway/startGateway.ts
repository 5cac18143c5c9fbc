import { createGateway, type Gateway, type GatewayOptions } from '#gateway/server/server.ts'
import { type StandInCms, startStandInCms } from '../standIns/standInCms.ts'

/** What a GraphQL answer holds, as tests look at it. */
export interface Answered {
  status: number
  headers: Headers
  data: Record<string, unknown> | null
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[]
  extensions: { upstream?: { call: string; cache: string; status?: number }[] }
}

/** A gateway on a free port in front of a CMS. */
export interface RunningGateway extends Gateway {
  url: string
  /** POSTs a document; headers as given. */
  ask(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Answered>
}

// A test, its CMS and its gateway share one event loop, which says nothing about the gateway.
const patient = { maxDelay: 0 }

/** Starts a gateway in front of the CMS at an address. */
export async function startGateway(options: Partial<GatewayOptions> & { cmsUrl: string }) {
  const gateway = await createGateway({
    siteUrl: 'http://localhost',
    shedding: patient,
    ...options,
  })
  const url = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const running: RunningGateway = {
    ...gateway,
    url,
    ask: async (query, variables = {}, headers = {}) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      })
      return read(response)
    },
  }
  return running
}

/** A GraphQL answer, read. */
export async function read(response: Response): Promise<Answered> {
  const { data = null, errors = [], extensions = {} } = await response.json()
  return { status: response.status, headers: response.headers, data, errors, extensions }
}

/** A gateway with a stand-in CMS behind it, and the end of both. */
export async function startShop(options: Partial<GatewayOptions> = {}) {
  const cms: StandInCms = await startStandInCms()
  const gateway = await startGateway({ cmsUrl: cms.url, ...options })
  return {
    cms,
    gateway,
    [Symbol.asyncDispose]: async () => {
      await gateway.close()
      await cms.close()
    },
  }
}
