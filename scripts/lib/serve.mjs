import { banner } from './banner.mjs'
import { inRoot } from './paths.mjs'
import { requireFreePort } from './ports.mjs'
import { prepare } from './prepare.mjs'
import { elapsed, step } from './progress.mjs'
import { endSignals } from './run.mjs'
import { Server } from './server.mjs'

/** Read at once: npm may be gone before the set-up is done. */
const parent = process.ppid

/** One Ctrl-C may come twice: from the terminal, and forwarded by npm. */
const sameRequestMilliseconds = 1000

/** Node keeps what it compiled: the second start takes half the time of the first. */
const quick = {
  NODE_COMPILE_CACHE:
    process.env['NODE_COMPILE_CACHE'] || inRoot('node_modules', '.cache', 'vitrine', 'compiled'),
}

/** In a terminal the addresses should not drown in a line per request; in production every line counts. */
const quiet = {
  LOG_LEVEL:
    process.env['LOG_LEVEL'] || (process.env['NODE_ENV'] === 'production' ? 'info' : 'warn'),
}

/**
 * Serves the shop until it is told to stop: the embedded CMS (unless CMS_URL names another) and the gateway.
 * @param {{ development: boolean }} options
 * @returns {Promise<number>} the exit code: 0 when it was told to stop, 1 when a server ended by itself
 */
export async function serve({ development }) {
  const started = performance.now()
  const command = development ? 'npm run dev' : 'npm start'
  const { PORT, HOST, CMS_PORT, CMS_URL } = process.env
  const host = HOST || '127.0.0.1'
  await requireFreePort('PORT', PORT || '3000', host, command)
  const cmsPort = CMS_URL
    ? undefined
    : await requireFreePort('CMS_PORT', CMS_PORT || '3001', host, command)
  await prepare({ pages: !development })

  /** @type {Server[]} */
  const servers = []
  const told = untilTold(() => {
    for (const server of servers) server.kill()
  })
  const nodeOptions = development ? ['--watch', '--watch-preserve-output'] : []
  const serverOptions = development ? ['--dev'] : []
  /** @param {string} name @param {string} file @param {NodeJS.ProcessEnv} [extra] */
  const open = (name, file, extra) => {
    const env = { ...process.env, ...quick, ...quiet, ...extra }
    const server = new Server(name, [...nodeOptions, inRoot(file), ...serverOptions], env)
    servers.push(server)
    return server
  }
  const serving = async () => {
    // Both open at once: the gateway asks the CMS nothing before somebody asks the gateway.
    const embedded = cmsPort && open('The CMS', 'cms/main.ts', { CMS_PORT: cmsPort })
    const server = open('The gateway', 'gateway/main.ts', {
      CMS_URL: cmsPort ? addressOf(host, cmsPort) : CMS_URL,
    })
    const [gateway, cms] = await step('Opening the shop', (report) =>
      Promise.all([
        server.ready(report),
        embedded ? embedded.ready(report) : { url: CMS_URL, lines: [`CMS  ${CMS_URL}`] },
      ]),
    )
    const heading = `Vitrine is open (${elapsed(performance.now() - started)}).`
    console.log(banner(heading, [...gateway.lines, ...cms.lines], 'Ctrl-C stops it.'))
    process.send?.({ type: 'ready', url: gateway.url, cms: cms.url })
    return Promise.race(servers.map((server) => server.ended))
  }
  try {
    const { exitCode, sentence } = await Promise.race([
      told.then((sentence) => ({ exitCode: 0, sentence })),
      serving().then((sentence) => ({ exitCode: 1, sentence })),
    ])
    console.log(`\n${sentence}; stopping.`)
    return exitCode
  } finally {
    // The gateway first: what it still serves needs the CMS.
    for (const server of servers.toReversed()) await server.stop()
  }
}

/**
 * Where a server on this host is asked by this machine.
 * @param {string} host
 * @param {string} port
 */
function addressOf(host, port) {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * Resolves when a person, the system or the program above asks this one to end.
 * @param {() => void} onSecond called when it is asked again
 * @returns {Promise<string>} who asked
 */
function untilTold(onSecond) {
  return new Promise((resolve) => {
    let first = Number.POSITIVE_INFINITY
    /** @param {string} who */
    const ask = (who) => {
      const now = performance.now()
      if (now - first > sameRequestMilliseconds) onSecond()
      first = Math.min(first, now)
      resolve(who)
    }
    for (const signal of endSignals) process.on(signal, () => ask(`Got ${signal}`))
    process.on('disconnect', () => ask('The program above ended'))
    process.channel?.unref()
    if (process.env['npm_lifecycle_event'] !== undefined) whenOrphaned(() => ask('npm ended'))
  })
}

/**
 * npm runs a script in a shell that takes a signal to its grave without passing it on; an orphan then ends by itself.
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
