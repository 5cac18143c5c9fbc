import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../lib/failure.mjs'
import { inRoot } from '../lib/paths.mjs'
import { requireFreePort } from '../lib/ports.mjs'
import { prepare } from '../lib/prepare.mjs'
import { step } from '../lib/progress.mjs'
import { listeningUrl, serve } from '../lib/serve.mjs'
import { Server } from '../lib/server.mjs'

const command = 'npm run wordpress'

/**
 * Serves the shop with the content of a WordPress: Debian's, with its database, the adapter, and what `npm start` serves.
 * @returns {Promise<number>} the exit code
 */
export async function serveWithWordPress() {
  if (!existsSync(inRoot('engines', 'wordpress')))
    throw new Failure('The folder engines/wordpress has been deleted.')
  const { WORDPRESS_PORT, ADAPTER_PORT, HOST, PORT } = process.env
  /** @param {string} name @param {string} port */
  const free = (name, port) => requireFreePort(name, port, '127.0.0.1', command)
  const wordpressPort = await free('WORDPRESS_PORT', WORDPRESS_PORT || '8080')
  const adapterPort = await free('ADAPTER_PORT', ADAPTER_PORT || '3002')
  await prepare({ pages: true })
  process.env['CONTENT_WEBHOOK_SECRET'] ||= randomBytes(32).toString('base64url')
  const variables = {
    ...process.env,
    WORDPRESS_PORT: wordpressPort,
    WORDPRESS_URL: `http://127.0.0.1:${wordpressPort}`,
    ADAPTER_PORT: adapterPort,
    SHOP_URL: listeningUrl(HOST || '127.0.0.1', PORT || '3000'),
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
  }
  /** @type {Server[]} */
  const companions = []
  /** @param {string} name @param {string} file */
  const open = (name, file) => {
    const server = new Server(name, [inRoot('engines', 'wordpress', file)], variables)
    companions.push(server)
    return server
  }
  /** @type {string[]} */
  let lines = []
  try {
    const ready = await step('Starting WordPress', (report) =>
      open('WordPress', join('launch', 'main.ts')).ready(report),
    )
    const adapter = await step('Starting its adapter', (report) =>
      open('The adapter', join('server', 'main.ts')).ready(report),
    )
    lines = [...ready.lines, ...adapter.lines]
  } catch (error) {
    for (const server of companions.toReversed()) await server.stop()
    throw error
  }
  process.env['CONTENT_URL'] = `http://127.0.0.1:${adapterPort}`
  return serve({ development: false, companions, lines })
}
