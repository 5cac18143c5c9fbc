import { createGateway, type Gateway, type GatewayOptions } from '@vitrine/gateway/server/server.ts'
import { type StandInCms, startStandInCms } from '../standIns/standInCms.ts'

/** A GraphQL response with its status and headers. */
export interface GraphqlResponse {
  status: number
  headers: Headers
  data: Record<string, unknown> | null
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[]
  extensions: {
    cost?: Record<string, { used: number; limit: number } | undefined>
    upstream?: { call: string; cache: string; status?: number; fault?: string }[]
  }
}

/** A gateway on a free port in front of a CMS. */
export interface RunningGateway extends Gateway {
  url: string
  /** Sends a document by POST with these headers. */
  postQuery(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<GraphqlResponse>
}

// A test, its CMS and its gateway share one event loop, so its delay says nothing about the gateway.
const withoutShedding = { maxDelay: 0 }
// A busy machine responds late. Tests of timeouts set their own.
const timeouts = { read: 60_000, write: 60_000 }

/** Starts a gateway on a free port in front of a CMS. */
export async function startGateway(options: Partial<GatewayOptions> & { cmsUrl: string }) {
  const gateway = await createGateway({
    siteUrl: 'http://localhost',
    shedding: withoutShedding,
    timeouts,
    ...options,
  })
  const url = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const running: RunningGateway = {
    ...gateway,
    url,
    postQuery: async (query, variables = {}, headers = {}) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      })
      return readResponse(response)
    },
  }
  return running
}

/** Reads the body of a GraphQL response as JSON. */
export async function readResponse(response: Response): Promise<GraphqlResponse> {
  const { data = null, errors = [], extensions = {} } = await response.json()
  return { status: response.status, headers: response.headers, data, errors, extensions }
}

/** Starts a gateway in front of a stand-in CMS, and closes both when it is disposed. */
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
