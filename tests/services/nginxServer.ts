import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/shop/freePort.ts'

const documented = new URL('../../docs/nginx.conf', import.meta.url)

/** nginx with the documented configuration in front of a gateway. */
export async function startNginx(gatewayUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'))
  await mkdir(join(folder, 'logs'))
  const port = await freePort()
  const documentedText = await readFile(documented, 'utf8')
  const configuration = documentedText
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('127.0.0.1:3000', new URL(gatewayUrl).host)
    .replace('/var/cache/nginx/vitrine', join(folder, 'cache'))
  await writeFile(join(folder, 'vitrine.conf'), configuration)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${join(folder, 'pid')}; error_log stderr crit; events {}
http { access_log off; ${temporary} include ${join(folder, 'vitrine.conf')}; }`,
  )
  const server = spawn('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilServing(url, server)
  return {
    url,
    async [Symbol.asyncDispose]() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilServing(url: string, server: { exitCode: number | null }) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`)
    const isServing = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isServing) return
    await wait(50)
  }
  throw new Error('nginx did not respond within 10 seconds')
}
