import { existsSync } from 'node:fs'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { freePort } from '#tests/support/shop/freePort.ts'
import {
  bundleServers,
  failingServer,
  goodServer,
  isRunning,
  type RunningScript,
  runCommand,
  runScript,
  slowCms,
  standIn,
  stubbornServer,
  takenPort,
} from './standIn.ts'

const idOf = async (folder: string, name: string) =>
  Number(await readFile(join(folder, `${name}.pid`), 'utf8'))

test('npm start runs the CMS and the gateway, passes on the URL of the CMS and prints all URLs', async () => {
  const folder = await standIn()
  const start = runScript(folder, 'start.mjs')
  await start.until('Ctrl-C stops it.')
  const [, shop = '', cms = ''] = start.output().match(/Shop +(\S+)\n +CMS +(\S+)/) ?? []
  expect(await (await fetch(shop)).text()).toBe(cms)
  await expectShutdown(folder, start, 'SIGHUP')
})

/** Asserts that a signal, sent twice as a terminal and npm do, shuts both servers down and leaves no process running. */
async function expectShutdown(
  folder: string,
  { child, ended }: RunningScript,
  signal: NodeJS.Signals,
) {
  const ids = [await idOf(folder, 'cms'), await idOf(folder, 'gateway')]
  child.kill(signal)
  child.kill(signal)
  expect(await ended).toBe(0)
  for (const name of ['cms', 'gateway'])
    expect(await readFile(join(folder, `${name}.ended`), 'utf8')).toBe('shut down')
  expect(ids.filter(isRunning)).toEqual([])
}

test('HOST opens the shop alone: the gateway reaches the CMS at CMS_HOST', async () => {
  covers('security.cms.host')

  const folder = await standIn()
  const open = runScript(folder, 'start.mjs', { HOST: '0.0.0.0', CMS_HOST: '127.0.0.2' })
  await open.until('Ctrl-C stops it.')
  const [, shop = ''] = open.output().match(/Shop +(\S+)/) ?? []
  expect(await (await fetch(shop)).text()).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/)
  await expectShutdown(folder, open, 'SIGINT')
})

test('requests while the shop opens get a page that says so, and what servers log follows the line of the step', async () => {
  covers('pages.opening')

  const folder = await standIn({ cms: slowCms })
  const port = await freePort()
  const start = runScript(folder, 'start.mjs', { PORT: String(port) })
  await start.until('Opening the shop')
  const request = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/shop`, { headers })
  const page = await request({ accept: 'text/html', 'accept-language': 'th' })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await page.text()).toContain('<html lang="th">')
  expect(await (await request({ accept: 'text/html' })).text()).toContain('The shop is opening.')
  expect(await (await request({})).json()).toEqual({
    code: 'OPENING',
    message: 'The shop is opening.',
  })
  expect(start.output()).not.toContain('level')
  await writeFile(join(folder, 'go'), '')
  await start.until('Ctrl-C stops it.')
  expect((await request({})).status).toBe(200)
  expect(start.output()).toMatch(/Opening the shop … ✓ [\d.]+ s\n\{"level":"warn"\}\n/)
})

test('npm start runs the bundled servers, and the sources once they have changed', async () => {
  const folder = await standIn()
  await bundleServers(folder)
  const bundled = runScript(folder, 'start.mjs')
  await bundled.until('Ctrl-C stops it.')
  expect(bundled.output()).toMatch(/bundled gateway .*\n +bundled cms /)
  await expectShutdown(folder, bundled, 'SIGTERM')

  for (const file of ['gateway/main.ts', 'engines/cms/main.ts'])
    await appendFile(join(folder, file), '// changed')
  const sources = runScript(folder, 'start.mjs')
  await sources.until('Ctrl-C stops it.')
  expect(sources.output()).not.toContain('bundled')
})

test('npm start runs no embedded CMS when CMS_URL names another', async () => {
  const folder = await standIn()
  const start = runScript(folder, 'start.mjs', { CMS_URL: 'http://cms.example' })
  await start.until('Ctrl-C stops it.')
  expect(start.output()).toMatch(/CMS +http:\/\/cms\.example/)
  expect(existsSync(join(folder, 'cms.pid'))).toBe(false)
})

test('the servers shut down when the command is killed by SIGKILL', async () => {
  const folder = await standIn()
  const start = runScript(folder, 'start.mjs')
  await start.until('Ctrl-C stops it.')
  start.child.kill('SIGKILL')
  const endings = ['cms.ended', 'gateway.ended'].map((name) => join(folder, name))
  await vi.waitFor(() => expect(endings.filter(existsSync)).toEqual(endings), { timeout: 20_000 })
})

test('the shop shuts down when the shell of npm is killed', async () => {
  const folder = await standIn()
  const shell = ['/bin/sh', '-c', `'${process.execPath}' scripts/start.mjs; exit 0`]
  const start = runCommand(folder, shell, { npm_lifecycle_event: 'start' })
  await start.until('Ctrl-C stops it.')
  start.child.kill('SIGKILL')
  await start.until('npm ended; stopping.')
  await start.ended
  expect(await readFile(join(folder, 'cms.ended'), 'utf8')).toBe('shut down')
})

test('a second signal kills a server that ignores SIGTERM', async () => {
  const folder = await standIn({ gateway: stubbornServer })
  const start = runScript(folder, 'start.mjs')
  await start.until('Ctrl-C stops it.')
  const gateway = await idOf(folder, 'gateway')
  start.child.kill('SIGINT')
  await start.until('stopping')
  await vi.waitFor(
    () => {
      if (isRunning(gateway)) start.child.kill('SIGINT')
      expect(isRunning(gateway)).toBe(false)
    },
    { timeout: 20_000, interval: 300 },
  )
  expect(await start.ended).toBe(0)
})

test('the command names a server that ends before it is ready, with its exit code, and stops the other', async () => {
  const folder = await standIn({ gateway: failingServer })
  const start = runScript(folder, 'start.mjs')
  expect(await start.ended).toBe(1)
  expect(start.output()).toContain('no such table')
  expect(start.output()).toContain(
    'The gateway ended with exit code 3 before it was ready; its output is above.',
  )
  expect(start.output()).not.toMatch(/^\s+at /m)
  expect(existsSync(join(folder, 'cms.pid')) && isRunning(await idOf(folder, 'cms'))).toBe(false)
})

test('the command stops the other server and prints the reason when one ends', async () => {
  const failing = `${goodServer('gateway', 'Shop')}\nsetTimeout(() => process.exit(4), 300)`
  const folder = await standIn({ gateway: failing })
  const start = runScript(folder, 'start.mjs')
  expect(await start.ended).toBe(1)
  expect(start.output()).toContain('The gateway ended with exit code 4; stopping.')
  expect(await readFile(join(folder, 'cms.ended'), 'utf8')).toBe('shut down')
})

test('npm start explains in one sentence that a port is in use', async () => {
  const folder = await standIn()
  const port = await takenPort()
  const start = runScript(folder, 'start.mjs', { CMS_PORT: port })
  expect(await start.ended).toBe(1)
  expect(start.output().trim()).toBe(
    `Port ${port} is taken by another program (perhaps another Vitrine): stop it, or choose another, for example CMS_PORT=${Number(port) + 10} npm start`,
  )
})
