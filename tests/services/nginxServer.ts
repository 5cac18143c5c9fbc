import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Agent, fetch, type RequestInit } from 'undici'
import { freePort } from '../support/shop/freePort.ts'

const documented = fileURLToPath(new URL('../../deploy/nginx/', import.meta.url))

/** The URLs of Medusa and its adapter. */
interface MedusaUrls {
  engine: string
  adapter: string
}

/** The host of Medusa's admin in the tests. */
export const adminHost = 'admin.localhost'

/** The host of the back office in the tests. */
export const officeHost = 'office.localhost'

/**
 * nginx with the configuration of deploy/nginx and a self-signed certificate, in front of gateways and CMS, with that for
 * Medusa if there is one.
 */
export async function startNginx(
  gatewayUrls: readonly string[],
  cmsUrls: readonly string[] = [],
  medusa?: MedusaUrls,
) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'))
  const [plain, secure, internal] = [await freePort(), await freePort(), await freePort()]
  const adapters = await freePort()
  await mkdir(join(folder, 'logs'))
  const certificate = await createCertificate(folder)
  await mkdir(join(folder, 'conf.d'))
  await copyFile(join(documented, 'cms.locations'), join(folder, 'conf.d', 'cms.locations'))
  // As they are shipped, but for ports, folders and the names of the hosts, which a test cannot have.
  const servers = [
    ...['vitrine.conf', 'vitrine.office.conf'],
    ...(medusa ? ['vitrine.medusa.conf'] : []),
  ]
  for (const name of servers)
    await writeFile(
      join(folder, name),
      (await readFile(join(documented, name), 'utf8'))
        .replaceAll('listen 80 ', `listen ${plain} `)
        .replaceAll('listen 443 ', `listen ${secure} `)
        .replaceAll('server_name shop.example;', 'server_name localhost;')
        .replaceAll('server_name admin.shop.example;', `server_name ${adminHost};`)
        .replaceAll('server_name office.shop.example;', `server_name ${officeHost};`)
        .replace('/var/cache/nginx/vitrine', join(folder, 'cache'))
        .replace('/var/log/nginx', join(folder, 'logs'))
        .replaceAll('/etc/nginx/tls', folder),
    )
  const given: Record<string, string> = {
    '127.0.0.1:3000': hostOf(gatewayUrls[0]),
    '127.0.0.1:3010': hostOf(gatewayUrls[1] ?? gatewayUrls[0]),
    '127.0.0.1:3001': hostOf(cmsUrls[0]),
    '127.0.0.1:3011': hostOf(cmsUrls[1] ?? cmsUrls[0]),
    '127.0.0.1:3002': `127.0.0.1:${internal}`,
    '127.0.0.1:3003': `127.0.0.1:${adapters}`,
    '127.0.0.1:9000': hostOf(medusa?.engine),
    '127.0.0.1:3021': hostOf(medusa?.adapter),
    '127.0.0.1:3031': hostOf(medusa?.adapter),
  }
  for (const name of ['upstreams.conf', ...(medusa ? ['medusa.upstreams.conf'] : [])]) {
    const text = await readFile(join(documented, name), 'utf8')
    // In one pass: a given port may begin with one that is replaced.
    const replaced = text.replace(/127\.0\.0\.1:\d+/g, (address) => given[address] ?? address)
    await writeFile(join(folder, name), replaced)
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  const upstreams = medusa ? ['upstreams.conf', 'medusa.upstreams.conf'] : ['upstreams.conf']
  // In the order in which nginx reads `conf.d/*.conf`.
  const included = [...upstreams, ...servers].toSorted()
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${join(folder, 'pid')}; error_log stderr crit; events {}
http { ${temporary} ${included.map((name) => `include ${join(folder, name)};`).join(' ')} }`,
  )
  let server: ChildProcess
  const open = async () => {
    // A process group of its own, so that its workers are killed with it.
    server = spawn('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    })
    await untilListening(secure, server)
  }
  const kill = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    process.kill(-(server.pid ?? 0), signal)
    await ended
  }
  await open()
  const agent = new Agent({ connect: { ca: certificate } })
  const url = `https://localhost:${secure}`
  return {
    url,
    plainUrl: `http://localhost:${plain}`,
    /** The URL of the CMS for the gateways. */
    cmsUrl: `http://127.0.0.1:${internal}`,
    /** The URL of the CMS over Medusa. */
    adaptersUrl: `http://127.0.0.1:${adapters}`,
    certificate,
    /** The text of nginx's access log. */
    readLog: () => readFile(join(folder, 'logs', 'access.log'), 'utf8'),
    /** Requests a path as a browser that trusts the certificate. */
    get: (path: string, init: RequestInit = {}) =>
      fetch(url + path, { ...init, dispatcher: agent }),
    open,
    kill: () => kill('SIGKILL'),
    async [Symbol.asyncDispose]() {
      await agent.destroy()
      await kill('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The host of a URL, by default port 1, which rejects connections. */
const hostOf = (url = 'http://127.0.0.1:1') => new URL(url).host

/** Creates vitrine.crt and vitrine.key for localhost and returns the certificate. */
async function createCertificate(folder: string): Promise<string> {
  const certificate = join(folder, 'vitrine.crt')
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', join(folder, 'vitrine.key'), '-out', certificate],
  ])
  return readFile(certificate, 'utf8')
}

async function untilListening(port: number, server: ChildProcess) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`)
    const isListening = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.once('error', () => resolve(false))
      socket.once('close', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isListening) return
    await wait(50)
  }
  throw new Error('nginx did not listen within 10 seconds')
}
