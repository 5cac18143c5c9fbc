import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const startMilliseconds = 240_000
const running = new Set<ChildProcess>()

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** The command that starts a server of the shop. */
export interface ServerSpec {
  name: string
  /** Its script, from the repository's folder. */
  script: string
  nodeOptions: readonly string[]
  variables: Record<string, string>
  /** The port on 127.0.0.1. */
  port: number
  /** The file to which it logs. */
  log: string
}

/** A server that can be killed and started again on the same port, without a channel to its parent, as in a container. */
export class ServerProcess {
  readonly url: string
  readonly #spec: ServerSpec
  #child: ChildProcess | undefined

  constructor(spec: ServerSpec) {
    this.#spec = spec
    this.url = `http://127.0.0.1:${spec.port}`
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** The exit of the process; undefined while it runs. */
  get end(): string | undefined {
    const { exitCode = null, signalCode = null } = this.#child ?? {}
    return signalCode ?? (exitCode === null ? undefined : `exit code ${exitCode}`)
  }

  /** Starts the process and waits until it is ready. Throws with the end of its log when it ends before. */
  async start(): Promise<void> {
    const { name, script, nodeOptions, variables, log } = this.#spec
    const output = openSync(log, 'a')
    const child = spawn(process.execPath, [...nodeOptions, script], {
      cwd: repository,
      stdio: ['ignore', output, output],
      env: { PATH: process.env['PATH'], TZ: process.env['TZ'], ...variables },
    })
    this.#child = child
    running.add(child)
    child.once('exit', () => running.delete(child))
    const deadline = performance.now() + startMilliseconds
    while (!(await isReady(this.url))) {
      if (this.end !== undefined || performance.now() > deadline)
        throw new Error(`${name} did not start (${this.end ?? 'timeout'}).\n${await this.logEnd()}`)
      await wait(20)
    }
  }

  /** Sends a signal and waits until the process has ended. */
  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (!child || this.end !== undefined) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  /** The end of the log, to explain a failure. */
  async logEnd(characters = 3000): Promise<string> {
    return (await readFile(this.#spec.log, 'utf8')).slice(-characters)
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
