import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { loadSite } from '@vitrine/cms/content/site/load.ts'
import { imagesDirectory } from '@vitrine/cms/media/sampleImages.ts'

const run = promisify(execFile)

const here = import.meta.dirname

const packages =
  'wordpress wordpress-theme-twentytwentythree php-cli php-mysql php-gd php-curl php-xml php-mbstring mariadb-server'

interface Options {
  /** The folder of its files, its database and its uploads. */
  folder: string
  port: number
  /** The address of the shop, to which drafts and notices of changes lead. */
  shopUrl: string
  /** The secret that signs notices of changes. */
  secret: string
  report: (text: string) => void
}

/** A running WordPress. */
export interface RunningWordPress {
  url: string
  /** The password of the user `editor`. */
  password: string
  files: string
  /** The environment variables of its PHP. */
  variables: Record<string, string>
  /** Ends the web server, then the database. */
  stop(): Promise<void>
}

/**
 * Starts Debian's WordPress, installed with the sample content by the first start in about a minute, with PHP's web
 * server and a MariaDB of its own, both on this machine alone. Rejects when a package of Debian is missing.
 */
export async function startWordPress(options: Options): Promise<RunningWordPress> {
  await run('dpkg-query', ['--show', ...packages.split(' ')]).catch(({ stderr, message }) => {
    throw new Error(
      `WordPress needs packages of Debian that are not installed.\n${stderr || message}  sudo apt-get install --no-install-recommends ${packages}`,
    )
  })
  await using started = new AsyncDisposableStack()
  const folder = resolve(options.folder)
  const [site, database] = [join(folder, 'site'), join(folder, 'database')]
  const mariadb = ['--no-defaults', `--datadir=${database}`, `--user=${userInfo().username}`]
  // The path of a socket has at most 107 characters. The folder is private: its user is root of the database.
  const runtime = await mkdtemp(join(tmpdir(), 'vitrine-wordpress-'))
  started.defer(() => rm(runtime, { recursive: true, force: true }))
  const url = `http://127.0.0.1:${options.port}`
  const variables = {
    ...{ WORDPRESS_SOCKET: join(runtime, 'mariadb.sock'), WORDPRESS_ADDRESS: url },
    ...{ VITRINE_SHOP: options.shopUrl, VITRINE_SECRET: options.secret },
  }
  const env = { ...process.env, ...variables, PHP_CLI_SERVER_WORKERS: '4' }

  /**
   * Starts a server, waits until it responds, and ends its workers with it, which PHP's web server itself does not end.
   */
  const start = async (
    [command = '', ...args]: string[],
    responds: () => boolean | Promise<boolean>,
  ) => {
    const server = spawn(command, args, { env, stdio: 'ignore', detached: true })
    started.defer(async () => {
      if (server.exitCode !== null || !server.pid) return
      process.kill(-server.pid, 'SIGTERM')
      await once(server, 'exit')
    })
    for (let tries = 0; !(await responds()); tries += 1) {
      if (server.exitCode !== null || tries > 300)
        throw new Error(`${command} does not start; the files are in ${folder}`)
      await delay(100)
    }
  }

  // Written once everything is installed: an installation that was interrupted begins again.
  const passwordFile = join(folder, 'password')
  const isInstalled = existsSync(passwordFile)
  if (!isInstalled) {
    options.report('Installing WordPress with the sample content, once')
    await rm(folder, { recursive: true, force: true })
    await cp('/usr/share/wordpress', site, { recursive: true, dereference: true })
    const account = ['--auth-root-authentication-method=normal', '--skip-test-db']
    await run('mariadb-install-db', [...mariadb, ...account])
  }
  await cp(join(here, 'wp-config.php'), join(site, 'wp-config.php'))
  await cp(join(here, '../plugin/vitrine.php'), join(site, 'wp-content/plugins/vitrine.php'))
  const limits = ['--skip-networking', '--innodb-buffer-pool-size=64M', '--performance-schema=OFF']
  const socket = `--socket=${variables.WORDPRESS_SOCKET}`
  await start(['/usr/sbin/mariadbd', ...mariadb, socket, ...limits], () =>
    existsSync(variables.WORDPRESS_SOCKET),
  )
  if (!isInstalled) {
    const [content, password] = [
      join(runtime, 'content.json'),
      randomBytes(18).toString('base64url'),
    ]
    await writeFile(content, JSON.stringify(await loadSite()))
    const given = [site, content, imagesDirectory, password]
    await run('php', [join(here, 'install.php'), ...given], { env })
    await writeFile(passwordFile, password, { mode: 0o600 })
  }
  await start(['php', '-S', `127.0.0.1:${options.port}`, '-t', site, '-q'], () =>
    fetch(`${url}/?rest_route=/`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const servers = started.move()
  return {
    ...{ url, password: await readFile(passwordFile, 'utf8'), files: site, variables },
    stop: () => servers.disposeAsync(),
  }
}
