import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { createGateway } from '@vitrine/gateway/server/server.ts'
import { startStandInCms } from '../standIns/standInCms.ts'

const distDirectory = fileURLToPath(new URL('../../../dist', import.meta.url))

/** Serves the shop from its build before a CMS, until the stack is disposed, and returns its URL. */
export async function openShop(
  cms: { url: string },
  stack: AsyncDisposableStack,
  pages: { limits?: { timeout: number } } = {},
): Promise<string> {
  const gateway = await createGateway({
    cmsUrl: cms.url,
    siteUrl: 'http://localhost',
    pages: { distDirectory, development: false, ...pages },
  })
  stack.defer(() => gateway.close())
  return gateway.app.listen({ host: '127.0.0.1', port: 0 })
}

/** Serves the shop from its build before a CMS while `visit` runs, and closes both afterwards. */
export async function withShop(
  cms: { url: string; close(): Promise<void> },
  visit: (url: string) => Promise<void>,
  pages: { limits?: { timeout: number } } = {},
) {
  await using stack = new AsyncDisposableStack()
  stack.defer(() => cms.close())
  await visit(await openShop(cms, stack, pages))
}

/** Waits until a shop serves a page: a new one may shed its first requests on a busy machine. */
export const expectServed = (address: string) =>
  expect.poll(async () => (await fetch(address)).status).toBe(200)

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
  await withShop(cms, async (url) => {
    await expectServed(`${url}/product/hat-1`)
    await visit(url)
  })
}
