import { freePort } from '@vitrine/tests/support/shop/freePort.ts'
import { serverProcess } from '@vitrine/tests/support/shop/serverProcess.ts'

/** A production gateway in its own process. */
export type GatewayProcess = Awaited<ReturnType<typeof startGateway>>

/** Starts the built shop's gateway on a free port in front of a CMS, with the memory that `npm start` gives it. */
export async function startGateway(cmsUrl: string, variables: Record<string, string> = {}) {
  const gateway = serverProcess('gateway', await freePort(), {
    QA: '0',
    HOST: '127.0.0.1',
    CMS_URL: cmsUrl,
    // The load comes from many addresses: a single one would meet the rate limit.
    TRUST_PROXY: '127.0.0.1',
    ...variables,
  })
  await gateway.open()
  return { url: gateway.url, pid: gateway.pid(), stop: () => gateway.end('SIGKILL') }
}
