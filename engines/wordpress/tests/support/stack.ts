import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@vitrine/tests/support/shop/freePort.ts'
import { startShop } from '@vitrine/tests/support/shop/startShop.ts'
import type { TestProject } from 'vitest/node'
import { type RunningWordPress, startWordPress } from '../../launch/wordpress.ts'
import { createAdapter } from '../../server/createAdapter.ts'
import { readEnvironment } from '../../server/environment.ts'

/** The servers that the tests reach. */
export interface Stack {
  wordpress: Omit<RunningWordPress, 'stop'>
  /** The URL of the adapter over WordPress. */
  adapter: string
  /** The address of the shop, whose commerce is that of the embedded CMS. */
  shop: string
}

declare module 'vitest' {
  interface ProvidedContext {
    stack: Stack
  }
}

const stack = new AsyncDisposableStack()

/** Installs and starts WordPress, with plugins that make it fail or give it languages, a story of blocks, its adapter, and the shop, once for all test files. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-wordpress-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const [port, shopPort] = [await freePort(), await freePort()]
  const shopUrl = `http://127.0.0.1:${shopPort}`
  const secret = 'a secret of the tests of WordPress'
  const wordpress = await startWordPress({ folder, port, shopUrl, secret, report: console.log })
  stack.defer(() => wordpress.stop())
  for (const plugin of ['faults.php', 'languages.php']) {
    const file = join(import.meta.dirname, plugin)
    await cp(file, join(wordpress.files, 'wp-content/mu-plugins', plugin))
  }
  const env = { ...process.env, ...wordpress.variables }
  const story = join(import.meta.dirname, 'blocks.php')
  await promisify(execFile)('php', [story, wordpress.files], { env })
  const adapter = createAdapter(readEnvironment({ WORDPRESS_URL: wordpress.url }))
  stack.defer(() => adapter.close())
  const adapterUrl = await adapter.listen({ port: 0, host: '127.0.0.1' })
  const shop = await startShop({
    ...{ PORT: String(shopPort), CONTENT_URL: adapterUrl, CONTENT_WEBHOOK_SECRET: secret },
  })
  stack.defer(() => shop.stop())
  const { url, password, files, variables } = wordpress
  project.provide('stack', {
    wordpress: { url, password, files, variables },
    ...{ adapter: adapterUrl, shop: shop.url },
  })
}

/** Stops everything and removes its data. */
export const teardown = () => stack.disposeAsync()
