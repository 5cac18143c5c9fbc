import { randomBytes } from 'node:crypto'
import { buildAdminInBackground } from './admin.mjs'
import { banner } from './banner.mjs'
import { serveOpeningPage } from './openingPage.mjs'
import { inRoot } from './paths.mjs'
import { requireFreePort } from './ports.mjs'
import { prepare } from './prepare.mjs'
import { elapsed, step } from './progress.mjs'
import { endSignals } from './run.mjs'
import { Server } from './server.mjs'
import { cmsMemory, gatewayMemory } from './serverMemory.mjs'
import { serverFile } from './servers.mjs'

/** Read at load time: npm may have ended before the preparation is finished. */
const parent = process.ppid

/** One Ctrl-C may arrive twice: from the terminal, and forwarded by npm. */
const sameRequestMilliseconds = 1000

/** Node's compile cache: the second start takes half the time of the first. */
const compileCache = {
  NODE_COMPILE_CACHE:
    process.env['NODE_COMPILE_CACHE'] || inRoot('node_modules', '.cache', 'vitrine', 'compiled'),
}

/** Logs every request in production alone, so that a terminal shows the URLs. */
const logLevel = {
  LOG_LEVEL:
    process.env['LOG_LEVEL'] || (process.env['NODE_ENV'] === 'production' ? 'info' : 'warn'),
}

/**
 * Serves the shop until a signal or the parent process stops it: the embedded CMS (unless CMS_URL names another CMS), and
 * the gateway.
 * @param {{ development: boolean, companions?: Server[], lines?: string[] }} options companions: servers of another CMS
 *   that run already and are stopped after the gateway; lines: their lines of the banner
 * @returns {Promise<number>} the exit code: 0 when it was stopped, 1 when a server ended by itself
 */
export async function serve({ development, companions = [], lines = [] }) {
  const started = performance.now()
  const command = development ? 'npm run dev' : 'npm start'
  const { PORT, HOST, CMS_HOST, CMS_PORT, CMS_URL } = process.env
  const host = HOST || '127.0.0.1'
  const cmsHost = CMS_HOST || '127.0.0.1'
  const port = await requireFreePort('PORT', PORT || '3000', host, command)
  const cmsPort = CMS_URL
    ? undefined
    : await requireFreePort('CMS_PORT', CMS_PORT || '3001', cmsHost, command)
  if (cmsPort) Object.assign(process.env, await sandboxVariables(cmsHost, command))
  const endOpeningPage = await serveOpeningPage(Number(port), host)
  await prepare({ pages: !development })
  // The CMS of this machine knows its gateway by it.
  if (cmsPort) process.env['CMS_SECRET'] ||= randomBytes(32).toString('base64url')
  // Changes that are made in the back office reach the shop at once.
  if (cmsPort) process.env['CMS_WEBHOOK_SECRET'] ||= randomBytes(32).toString('base64url')

  /** @type {(Server | import('../development/developmentServer.mjs').DevelopmentServer)[]} */
  const servers = [...companions]
  let endBuild = () => {}
  const stopped = untilStopped(() => {
    for (const server of servers) server.kill()
  })
  // chokidar is not installed in production.
  const restarts = development
    ? (await import('../development/restarts.mjs')).followSources()
    : undefined
  /**
   * @param {string} title
   * @param {import('./servers.mjs').ServerName} name
   * @param {import('./serverMemory.mjs').ServerMemory} memory
   * @param {NodeJS.ProcessEnv} variables
   * @param {() => Promise<unknown>} [mayListen] without it the server listens at once
   */
  const open = (title, name, memory, variables, mayListen) => {
    const env = { ...process.env, ...compileCache, ...logLevel, ...memory.variables, ...variables }
    const wait = mayListen ? ['--wait'] : []
    const options = mayListen ? { mayListen } : {}
    const { nodeOptions } = memory
    const server = restarts
      ? restarts.open({ title, name, nodeOptions, serverOptions: ['--dev', ...wait], env, options })
      : new Server(title, [...nodeOptions, serverFile(name), ...wait], env, options)
    servers.push(server)
    return server
  }
  const serving = async () => {
    const [gateway, cms] = await step('Opening the shop', (report) => {
      const embedded =
        cmsPort &&
        open('The CMS', 'cms', cmsMemory, {
          CMS_PORT: cmsPort,
          GATEWAY_URL: process.env['GATEWAY_URL'] || listeningUrl(host, port),
        })
      const ready = embedded
        ? embedded.ready(report)
        : Promise.resolve({ url: CMS_URL, lines: [`CMS  ${CMS_URL}`] })
      // Both start at the same time. The gateway takes the port over from the page once the CMS can respond.
      const mayListen = () => ready.then(endOpeningPage)
      const variables = { PORT: port, CMS_URL: cmsPort ? listeningUrl(cmsHost, cmsPort) : CMS_URL }
      const server = open('The gateway', 'gateway', gatewayMemory, variables, mayListen)
      return Promise.all([server.ready(report), ready])
    })
    const heading = `Vitrine is open (${elapsed(performance.now() - started)}).`
    console.log(banner(heading, [...gateway.lines, ...cms.lines, ...lines], 'Ctrl-C stops it.'))
    process.send?.({ type: 'ready', url: gateway.url, cms: cms.url })
    if (development) endBuild = buildAdminInBackground()
    return Promise.race(servers.map((server) => server.ended))
  }
  try {
    const { exitCode, reason } = await Promise.race([
      stopped.then((reason) => ({ exitCode: 0, reason })),
      serving().then((reason) => ({ exitCode: 1, reason })),
    ])
    console.log(`\n${reason}; stopping.`)
    return exitCode
  } finally {
    endBuild()
    await restarts?.end()
    await endOpeningPage()
    // The gateway first: its pending requests need the CMS.
    for (const server of servers.toReversed()) await server.stop()
  }
}

/**
 * Variables of the sandbox of payments, which takes cards, apps of banks and instalments as Omise does: in development without
 * keys of an account, unless PAYMENT_SANDBOX is 0.
 * @param {string} host
 * @param {string} command
 */
async function sandboxVariables(host, command) {
  const { NODE_ENV, OMISE_SECRET_KEY, PAYMENT_SANDBOX, PAYMENT_SANDBOX_PORT } = process.env
  if (NODE_ENV === 'production' || OMISE_SECRET_KEY || PAYMENT_SANDBOX === '0') return {}
  const wanted = PAYMENT_SANDBOX_PORT || '0'
  const port = await requireFreePort('PAYMENT_SANDBOX_PORT', wanted, host, command)
  const url = listeningUrl(host, port)
  return {
    PAYMENT_SANDBOX_PORT: port,
    OMISE_URL: url,
    OMISE_JS_URL: `${url}/omise.js`,
    OMISE_VAULT_URL: url,
    OMISE_SECRET_KEY: 'skey_test_vitrine',
    OMISE_PUBLIC_KEY: 'pkey_test_vitrine',
    OMISE_METHODS: 'mobile_banking,truemoney,installments',
  }
}

/**
 * The URL at which this machine reaches a server of its own.
 * @param {string} host
 * @param {string} port
 */
export function listeningUrl(host, port) {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * Resolves at the first signal to stop, or when the parent process ends.
 * @param {() => void} onSecond called at a second signal
 * @returns {Promise<string>} the reason
 */
function untilStopped(onSecond) {
  return new Promise((resolve) => {
    let first = Number.POSITIVE_INFINITY
    /** @param {string} reason */
    const stop = (reason) => {
      const now = performance.now()
      if (now - first > sameRequestMilliseconds) onSecond()
      first = Math.min(first, now)
      resolve(reason)
    }
    for (const signal of endSignals) process.on(signal, () => stop(`Received ${signal}`))
    process.on('disconnect', () => stop('The parent process ended'))
    process.channel?.unref()
    if (process.env['npm_lifecycle_event'] !== undefined) whenOrphaned(() => stop('npm ended'))
  })
}

/**
 * Detects that npm has ended: its shell does not forward the signal that ends it.
 * @param {() => void} onOrphaned
 */
function whenOrphaned(onOrphaned) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onOrphaned()
  }, 500)
  timer.unref()
}
