import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { readEnvironment } from './environment.ts'
import { engineFolder, hasAdmin, medusaCli } from './paths.ts'
import { engineVariables } from './runMedusa.ts'

/** Starts the engine on MEDUSA_HOST and MEDUSA_PORT, and reports to the parent process when it responds. */
const environment = openEnvironment()
const { MEDUSA_HOST: host, MEDUSA_PUBLIC_URL, VITRINE_DATA } = environment
const port = String(environment.MEDUSA_PORT)
const publicUrl = MEDUSA_PUBLIC_URL || `http://${host}:${port}`
const { protocol, hostname } = new URL(publicUrl)
const isOnThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
if (process.env['NODE_ENV'] === 'production' && protocol !== 'https:' && !isOnThisMachine) {
  console.error(
    `MEDUSA_PUBLIC_URL: ${publicUrl} must begin with https, because staff send their passwords to the admin. Without TLS it works at http://127.0.0.1:${port} only, for example through an SSH tunnel.`,
  )
  process.exit(1)
}
const variables = {
  ...engineVariables,
  MEDUSA_ADMIN: hasAdmin() ? '1' : '0',
  MEDUSA_PUBLIC_URL: publicUrl,
  UPLOADS_DIRECTORY: resolve(VITRINE_DATA, 'medusa', 'uploads'),
}
// The engine also ends when this process is killed.
const endWithParent = import.meta.resolve('../../../scripts/lib/endWithParent.mjs')
const start = ['--import', endWithParent, medusaCli, 'start', '--port', port, '--host', host]
const engine = spawn(process.execPath, start, {
  cwd: engineFolder,
  env: { ...process.env, ...variables },
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => engine.kill(signal))
const ended = once(engine, 'exit')
const url = `http://${host}:${port}`

// Medusa logs every request; only its warnings and errors are shown.
if (engine.stdout)
  createInterface({ input: engine.stdout }).on('line', (line) => {
    if (/"level":"(warn|error)"|(warn|error).*:/.test(line)) console.error(line)
  })

async function untilReady(): Promise<boolean> {
  for (;;) {
    const response = await fetch(`${url}/health`).catch(() => null)
    if (response?.ok) return true
    await delay(250)
  }
}

const isReady = await Promise.race([untilReady(), ended.then(() => false)])
if (isReady) process.send?.({ type: 'ready', url, lines: [] })
const [code] = await ended
process.exit(typeof code === 'number' ? code : 1)

/** Reads the variables, and ends this process where one is missing or invalid. */
function openEnvironment() {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
