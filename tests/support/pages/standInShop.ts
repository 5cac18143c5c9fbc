import { fileURLToPath } from 'node:url'
import { startGateway } from '../gateway/startGateway.ts'
import { startStandInCms } from '../standIns/standInCms.ts'

const distDirectory = fileURLToPath(new URL('../../../dist', import.meta.url))

/** Serves the shop from its build before a CMS, until the stack is disposed, and returns its URL. */
export async function openShop(
  cms: { url: string },
  stack: AsyncDisposableStack,
  pages: { limits?: { timeout: number } } = {},
): Promise<string> {
  const gateway = await startGateway({
    cmsUrl: cms.url,
    pages: { distDirectory, development: false, ...pages },
  })
  stack.defer(() => gateway.close())
  return gateway.url
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
  await withShop(cms, visit)
}
