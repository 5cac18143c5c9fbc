import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { createGateway } from '#gateway/server/server.ts'
import { startStandInCms } from '../standIns/standInCms.ts'

const distDirectory = fileURLToPath(new URL('../../../dist', import.meta.url))

/** Starts a shop whose CMS gives this response to one call. */
export async function withResponse(
  call: string,
  body: object,
  visit: (url: string) => Promise<void>,
) {
  const cms = await startStandInCms()
  cms.interfere = ({ path }, response) => {
    if (path !== call) return false
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
    return true
  }
  const gateway = await createGateway({
    cmsUrl: cms.url,
    siteUrl: 'http://localhost',
    pages: { distDirectory, development: false },
  })
  try {
    const url = await gateway.app.listen({ host: '127.0.0.1', port: 0 })
    // On a busy machine a new gateway may shed its first requests.
    await expect.poll(async () => (await fetch(`${url}/product/hat-1`)).status).toBe(200)
    await visit(url)
  } finally {
    await gateway.close()
    await cms.close()
  }
}
