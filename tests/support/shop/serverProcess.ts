import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { cmsMemory, gatewayMemory } from '../../../scripts/lib/serverMemory.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const kinds = {
  gateway: { script: 'gateway/main.ts', memory: gatewayMemory },
  cms: { script: 'engines/cms/main.ts', memory: cmsMemory },
}

export const sharedSecret = 'the-secret-between-gateway-and-cms-of-a-test'

/** A gateway or CMS in its own process, on a fixed port. */
export interface ServerProcess {
  url: string
  pid(): number
  /** The reports of progress while it started. */
  progress: readonly string[]
  /** The number of restarts after an unexpected exit. */
  failures(): number
  /** Starts it and waits until it serves. Rejects with the end of its errors when it ends before. */
  open(): Promise<void>
  /** Sends a signal, waits until it has ended, and does not start it again. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** Milliseconds until a process that ended by itself is started again, as in deploy/systemd. */
const restartPause = 1000

/**
 * A production gateway or CMS with the memory that `npm start` gives it, restarted when it ends by itself, as by
 * systemd or a container engine.
 */
export function serverProcess(
  kind: keyof typeof kinds,
  port: number,
  variables: Record<string, string>,
): ServerProcess {
  const { script, memory } = kinds[kind]
  const progress: string[] = []
  let child: ChildProcess | undefined
  let failures = 0
  let isWanted = false
  const restart = async (server: ServerProcess) => {
    failures += 1
    await wait(restartPause)
    if (isWanted) await server.open().catch(() => restart(server))
  }
  const server: ServerProcess = {
    url: `http://127.0.0.1:${port}`,
    pid: () => child?.pid ?? Number.NaN,
    progress,
    failures: () => failures,
    async open() {
      isWanted = true
      const started = fork(root + script, {
        cwd: root,
        execArgv: memory.nodeOptions,
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        env: {
          ...programEnvironment(),
          NODE_ENV: 'production',
          TRIAL: '1',
          CMS_SECRET: sharedSecret,
          [kind === 'cms' ? 'CMS_PORT' : 'PORT']: String(port),
          ...memory.variables,
          ...variables,
        },
      })
      child = started
      let errors = ''
      started.stderr?.on('data', (chunk) => {
        errors = `${errors}${chunk}`.slice(-2000)
      })
      const ended = once(started, 'exit').then(([code, signal]) => {
        throw new Error(`The ${kind} ended with ${signal ?? code} before it served.\n${errors}`)
      })
      await Promise.race([untilReady(started, progress), ended])
      ended.catch(() => {
        if (isWanted) void restart(server)
      })
    },
    async end(signal) {
      isWanted = false
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    },
  }
  return server
}

const untilReady = (child: ChildProcess, progress: string[]) =>
  new Promise<void>((resolve) => {
    child.on('message', ({ type, text = '' }: { type: string; text?: string }) => {
      if (type === 'progress') progress.push(text)
      if (type === 'ready') resolve()
    })
  })

/**
 * The variables of a program that a test starts, without those of the machine: where programs are, and how Node loads
 * modules quickly (scripts/lib/runners.mjs).
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE']
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}
