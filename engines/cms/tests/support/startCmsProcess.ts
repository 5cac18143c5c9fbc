import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { programEnvironment } from '@vitrine/tests/support/shop/serverProcess.ts'
import { emptyDatabase, unpack } from './snapshots.ts'

/** A CMS in its own process. */
export interface CmsProcess {
  url: string
  child: ChildProcess
  /** Sends a signal and waits until the process has exited. */
  end(signal: NodeJS.Signals): Promise<void>
}

const smallCms = fileURLToPath(new URL('./cmsProcess.ts', import.meta.url))
/** The CMS as a shop runs it, with the project's catalogue. */
export const wholeCms = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** Starts a CMS on a data directory, by default with one product, and waits until it listens. */
export async function startCmsProcess(
  variables: Record<string, string>,
  script = smallCms,
): Promise<CmsProcess> {
  const { VITRINE_DATA: data, DATABASE_URL: server } = variables
  if (data && !server && script === smallCms) await unpack(await emptyDatabase(), data)
  const child = fork(script, {
    env: { ...programEnvironment(), ...variables },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  })
  const url = await Promise.race([
    new Promise<string>((resolve) => {
      child.on('message', (message: { url?: string }) => message.url && resolve(message.url))
    }),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The CMS ended with ${code} before it listened`)
    }),
  ])
  return {
    url,
    child,
    async end(signal) {
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    },
  }
}
