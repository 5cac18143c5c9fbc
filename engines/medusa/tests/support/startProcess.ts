import { fork } from 'node:child_process'
import { once } from 'node:events'

/** A server in a process of its own. */
export interface RunningProcess {
  url: string
  pid: number
  /** Returns what the process has logged. */
  log(): string
  stop(): Promise<void>
}

// A server never outlives its tests, however they end.
const endWithParent = new URL('../../../../scripts/lib/endWithParent.mjs', import.meta.url).href

/** Starts a server that sends `{ type: 'ready', url }` to its parent. Throws when it ends before. */
export async function startProcess(
  file: string,
  variables: Record<string, string>,
): Promise<RunningProcess> {
  const child = fork(file, {
    env: { ...process.env, ...variables },
    execArgv: ['--import', endWithParent],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  const ready = new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready') resolve(String(message.url))
    })
    ended.then(([code]) => reject(new Error(`${file} ended with ${code} before it was ready`)))
  })
  const url = await ready
  return {
    url,
    pid: child.pid ?? Number.NaN,
    log: () => output,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
