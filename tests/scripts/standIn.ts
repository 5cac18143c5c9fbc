import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** A server that reports ready, shuts down on SIGTERM and then writes a file to the data folder. */
export const goodServer = (name: string, line: string) => `
import { writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
if (process.argv.includes('--wait')) {
  process.channel.ref()
  process.send({ type: 'loaded' })
  await once(process, 'message')
}
const port = Number(process.env[${JSON.stringify(name === 'cms' ? 'CMS_PORT' : 'PORT')}])
const server = createServer((request, response) => response.end(process.env.CMS_URL ?? ''))
server.listen(port, '127.0.0.1', () => {
  writeFileSync('${name}.pid', String(process.pid))
  process.send({ type: 'progress', text: 'warming up' })
  const url = 'http://127.0.0.1:' + server.address().port
  process.send({ type: 'ready', url, lines: ['${line}  ' + url] })
})
process.on('SIGTERM', () => {
  writeFileSync('${name}.ended', 'shut down')
  process.exit(0)
})
`

/** A CMS that logs something and is ready once the file `go` exists. */
export const slowCms = `
import { existsSync } from 'node:fs'
console.log('{"level":"warn"}')
while (!existsSync('go')) await new Promise((resolve) => setTimeout(resolve, 20))
${goodServer('cms', 'CMS')}`

/** A server that exits before it is ready. */
export const failingServer = `console.error('no such table'); process.exit(3)`

/** The source of a server that ignores SIGTERM. */
export const stubbornServer = `
import { writeFileSync } from 'node:fs'
writeFileSync('gateway.pid', String(process.pid))
process.on('SIGTERM', () => {})
process.send({ type: 'ready', url: 'http://127.0.0.1:1' })
setInterval(() => {}, 1000)
`

/** Packages that name the sources in stack traces of `npm run dev`. */
const stackTraces = ['source-map-support', 'source-map', 'buffer-from']

/** A copy of the scripts in a temporary folder with fake servers and a fake build. */
export async function standIn(servers: { cms?: string; gateway?: string } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-scripts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(repository, 'scripts'), join(folder, 'scripts'), { recursive: true })
  await copyFile(join(repository, 'package.json'), join(folder, 'package.json'))
  await copyFile(
    join(repository, 'node_modules', '.package-lock.json'),
    join(folder, 'package-lock.json'),
  )
  const installed = join(folder, 'node_modules')
  await mkdir(join(installed, '.bin'), { recursive: true })
  for (const name of ['node', 'chokidar', 'readdirp', 'rolldown', ...stackTraces])
    await symlink(join(repository, 'node_modules', name), join(installed, name))
  await copyFile(join(folder, 'package-lock.json'), join(installed, '.package-lock.json'))
  await writeFile(join(installed, '.bin', 'graphql-codegen'), `console.log('generated')`)
  await writeFile(join(folder, 'scripts', 'messages', 'main.ts'), '')
  for (const name of ['engines/cms', 'gateway', 'web', 'machines'])
    await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, 'schema.graphql'), '')
  await writeFile(
    join(folder, 'engines', 'cms', 'main.ts'),
    servers.cms ?? goodServer('cms', 'CMS'),
  )
  await writeFile(
    join(folder, 'gateway', 'main.ts'),
    servers.gateway ?? goodServer('gateway', 'Shop'),
  )
  await writeFile(
    join(folder, 'scripts', 'build.mjs'),
    `import { writeStamp } from './lib/fingerprint.mjs'
import { buildStamp, sourcesOfPages } from './lib/pages.mjs'
writeStamp(buildStamp, sourcesOfPages())`,
  )
  return folder
}

/** Adds the bundled servers of a build of the present sources, each with the text `bundled` in its line. */
export async function bundleServers(folder: string) {
  const bundles = join(folder, 'dist', 'servers')
  await mkdir(bundles, { recursive: true })
  for (const name of ['cms', 'gateway'])
    await writeFile(join(bundles, `${name}.js`), goodServer(name, `bundled ${name}`))
  await writeFile(
    join(folder, 'record.mjs'),
    `import { writeFileSync } from 'node:fs'
import { inRoot } from './scripts/lib/paths.mjs'
import { bundleRecord, sourceFiles } from './scripts/lib/servers.mjs'
for (const [name, file] of Object.entries(sourceFiles))
  writeFileSync('dist/servers/' + name + '.json', JSON.stringify(bundleRecord([inRoot(file)])))`,
  )
  await promisify(execFile)(process.execPath, ['record.mjs'], { cwd: folder })
}

/** A running script; `output` grows while it runs, `until` waits for text in it. */
export interface RunningScript {
  child: ChildProcess
  output: () => string
  until: (text: string) => Promise<void>
  ended: Promise<number>
}

/** Runs a script of the folder on free ports until the test ends. */
export function runScript(
  folder: string,
  script: string,
  environment: Record<string, string> = {},
  options: string[] = [],
): RunningScript {
  const command = [process.execPath, join(folder, 'scripts', script), ...options]
  return runCommand(folder, command, environment)
}

/** Runs a command in the folder on free ports until the test ends. */
export function runCommand(
  folder: string,
  [program = '', ...options]: string[],
  environment: Record<string, string> = {},
): RunningScript {
  const child = spawn(program, options, {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', CMS_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const append = (chunk: Buffer) => {
    output += chunk
    child.emit('output')
  }
  child.stdout.on('data', append)
  child.stderr.on('data', append)
  const ended = once(child, 'close').then(([code]) => code)
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return {
    child,
    output: () => output,
    ended,
    async until(text) {
      while (!output.includes(text))
        await Promise.race([once(child, 'output'), ended.then(failWith)])
      function failWith() {
        if (!output.includes(text))
          throw new Error(`The script ended without printing “${text}”:\n${output}`)
      }
    },
  }
}

/** Whether a process with this id runs. */
export function isRunning(id: number) {
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}

async function listen() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const close = () => new Promise((resolve) => server.close(resolve))
  return { port: String(typeof address === 'object' ? address?.port : ''), close }
}

/** A port that is in use until the test ends. */
export async function takenPort() {
  const { port, close } = await listen()
  onTestFinished(async () => {
    await close()
  })
  return port
}
