import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { writeSample } from './sample.ts'

const run = promisify(execFile)

const here = import.meta.dirname
/** The folders that Debian's packages have. */
const packaged = '/usr/share/wordpress'
const theme = 'wp-content/themes/twentytwentythree'

/** Debian's packages, each with a file by which it is known. */
const packages: Readonly<Record<string, string>> = {
  wordpress: `${packaged}/wp-includes/version.php`,
  'wordpress-theme-twentytwentythree': `${packaged}/${theme}/style.css`,
  'php-cli': '/usr/bin/php',
  'php-mysql': '/etc/php/*/cli/conf.d/20-mysqli.ini',
  'php-gd': '/etc/php/*/cli/conf.d/20-gd.ini',
  'mariadb-server': '/usr/sbin/mariadbd',
}

/** Throws an Error with the line that installs what is missing, unless WordPress can run on this machine. */
async function requirePackages() {
  const missing: string[] = []
  for (const [name, file] of Object.entries(packages)) {
    const { done } = await glob(file).next()
    if (done) missing.push(name)
  }
  if (missing.length > 0)
    throw new Error(
      `WordPress needs packages of Debian that are not installed: ${missing.join(', ')}.\n  sudo apt-get install --no-install-recommends wordpress wordpress-theme-twentytwentythree php-cli php-mysql php-gd php-curl php-xml php-mbstring mariadb-server`,
    )
}

interface Options {
  /** The folder of its files, its database and its uploads. */
  folder: string
  port: number
  /** The address of the shop, to which drafts and notices of changes lead. */
  shopUrl: string
  /** Signs notices of changes. */
  secret: string
  report?: (text: string) => void
}

/** A WordPress that runs. */
export interface RunningWordPress {
  url: string
  /** The password of the user `editor`. */
  password: string
  /** The folder of its files. */
  files: string
  /** The variables of its PHP. */
  variables: Record<string, string>
  /** Ends the web server, then the database. */
  stop(): Promise<void>
}

/**
 * Starts Debian's WordPress with PHP's web server and a MariaDB of its own, both on this machine alone. The first start
 * installs it with the sample content, which takes about a minute. Rejects when a package of Debian is missing.
 */
export async function startWordPress(options: Options): Promise<RunningWordPress> {
  const { port, shopUrl, secret, report = () => {} } = options
  await requirePackages()
  const folder = resolve(options.folder)
  const [site, database] = [join(folder, 'site'), join(folder, 'database')]
  await mkdir(folder, { recursive: true })
  // The path of a socket has at most 107 characters.
  const runtime = await mkdtemp(join(tmpdir(), 'vitrine-wordpress-'))
  const socket = join(runtime, 'mariadb.sock')
  const password = await storedPassword(folder)
  const url = `http://127.0.0.1:${port}`
  const variables = {
    ...{ WORDPRESS_SOCKET: socket, WORDPRESS_ADDRESS: url, WORDPRESS_SALT: password },
    ...{ VITRINE_SHOP: shopUrl, VITRINE_SECRET: secret },
  }
  const env = { ...process.env, ...variables, PHP_CLI_SERVER_WORKERS: '4' }
  await copyFiles(site)
  const mariadb = await startDatabase(database, socket)
  const php = (...args: string[]) => run('php', args, { env, maxBuffer: 16 * 1024 * 1024 })
  const end = async (child: ChildProcess | undefined) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  const stopDatabase = async () => {
    await end(mariadb)
    await rm(runtime, { recursive: true, force: true })
  }
  try {
    const { stdout: isInstalled } = await run('mariadb', [
      ...[`--socket=${socket}`, `--user=${userInfo().username}`, '--skip-column-names'],
      `--execute=${preparation}`,
    ])
    if (!isInstalled.trim()) {
      report('Installing WordPress with the sample content, once')
      const sample = join(runtime, 'sample')
      await mkdir(sample)
      await writeFile(join(sample, 'sample.json'), JSON.stringify(await writeSample(sample)))
      await php(join(here, 'install.php'), site, sample, password)
    }
    const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site, '-q'], {
      ...{ env, stdio: 'ignore', detached: true },
    })
    await untilResponding(`${url}/?rest_route=/vitrine/v1/site`, server)
    return {
      ...{ url, password, files: site, variables },
      stop: async () => {
        // With its workers, which the web server itself does not end.
        if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGTERM')
        await end(server)
        await stopDatabase()
      },
    }
  } catch (error) {
    await stopDatabase()
    throw error
  }
}

/** Creates the database, empties one whose installation was interrupted, and outputs a line if it is complete. */
const preparation = `
  CREATE DATABASE IF NOT EXISTS wordpress CHARACTER SET utf8mb4;
  SELECT COUNT(*) INTO @complete FROM information_schema.tables WHERE table_name = 'wp_vitrine_installed';
  SET @statement = IF(@complete, 'SELECT 1', 'CREATE OR REPLACE DATABASE wordpress CHARACTER SET utf8mb4');
  PREPARE next FROM @statement; EXECUTE next`

/** The password of the editor, which also salts cookies and links of previews. */
async function storedPassword(folder: string) {
  const file = join(folder, 'password')
  if (!existsSync(file))
    await writeFile(file, randomBytes(18).toString('base64url'), { mode: 0o600 })
  return (await readFile(file, 'utf8')).trim()
}

/** Copies the files of Debian's packages, whose own configuration is that of the whole machine, and the plugin. */
async function copyFiles(site: string) {
  const isNew = !existsSync(join(site, 'wp-load.php'))
  if (isNew) {
    const filter = (path: string) =>
      !/wp-config\.php$|\/wp-content\/(plugins|themes|languages)\//.test(path)
    await cp(packaged, site, { recursive: true, dereference: true, filter })
    await cp(join(packaged, theme), join(site, theme), { recursive: true, dereference: true })
    await mkdir(join(site, 'wp-content', 'plugins'), { recursive: true })
    await mkdir(join(site, 'wp-content', 'uploads'), { recursive: true })
  }
  await cp(join(here, 'wp-config.php'), join(site, 'wp-config.php'))
  await cp(join(here, '../plugin/vitrine.php'), join(site, 'wp-content/plugins/vitrine.php'))
}

async function startDatabase(folder: string, socket: string) {
  const user = `--user=${userInfo().username}`
  if (!existsSync(join(folder, 'mysql')))
    await run('mariadb-install-db', [
      ...['--no-defaults', `--datadir=${folder}`, user, '--skip-test-db'],
      '--auth-root-authentication-method=socket',
      `--auth-root-socket-user=${userInfo().username}`,
    ])
  const server = spawn(
    '/usr/sbin/mariadbd',
    [
      ...['--no-defaults', `--datadir=${folder}`, `--socket=${socket}`, user, '--skip-networking'],
      ...['--innodb-buffer-pool-size=64M', '--performance-schema=OFF'],
    ],
    { stdio: 'ignore', detached: true },
  )
  for (let tries = 0; !existsSync(socket); tries += 1) {
    if (server.exitCode !== null || tries > 300)
      throw new Error(`MariaDB does not start; its log is in ${folder}`)
    await delay(100)
  }
  return server
}

async function untilResponding(url: string, server: ChildProcess) {
  for (let tries = 0; ; tries += 1) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    if (server.exitCode !== null || tries > 100)
      throw new Error(
        `WordPress does not respond at ${url}: ${response?.status ?? 'no connection'}`,
      )
    await delay(100)
  }
}
