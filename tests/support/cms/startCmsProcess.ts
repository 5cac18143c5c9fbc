import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A CMS in its own process. */
export interface CmsProcess {
  url: string
  child: ChildProcess
  /** Sends a signal and waits until the process has exited. */
  end(signal: NodeJS.Signals): Promise<void>
}

const script = fileURLToPath(new URL('./cmsProcess.ts', import.meta.url))

/** Starts a CMS on a data directory and waits until it listens. */
export async function startCmsProcess(variables: Record<string, string>): Promise<CmsProcess> {
  const child = fork(script, {
    env: { PATH: process.env['PATH'], ...variables },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  })
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The CMS ended with ${code} before it listened`)
    }),
  ])
  return {
    url: (message as { url: string }).url,
    child,
    async end(signal) {
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    },
  }
}
