import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shareDrawnImages } from '../shop/drawnImages.ts'

/** A CMS as `npm start` runs it, with a data directory of its own. */
export interface Host extends AsyncDisposable {
  url: string
  dataDirectory: string
  /** Its output while it started. */
  progress: string[]
  /** Sends a signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>
}

const main = fileURLToPath(new URL('../../../cms/main.ts', import.meta.url))

/** Starts a CMS as on a host of its own and waits until it listens. Throws with its errors when it does not start. */
export async function startHost(variables: Record<string, string>): Promise<Host> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'vitrine-host-'))
  await shareDrawnImages(dataDirectory)
  const child = fork(main, {
    silent: true,
    execArgv: [],
    env: {
      PATH: process.env['PATH'],
      CMS_PORT: '0',
      DRAW_AHEAD: '0',
      LOG_LEVEL: 'silent',
      VITRINE_DATA: dataDirectory,
      ...variables,
    },
  })
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors += text
  })
  const exited = once(child, 'exit')
  const progress: string[] = []
  const { promise: ready, resolve } = Promise.withResolvers<string>()
  child.on('message', (message: { type: string; text?: string; url?: string }) => {
    if (message.type === 'progress') progress.push(message.text ?? '')
    if (message.type === 'ready') resolve(message.url ?? '')
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  const remove = () => rm(dataDirectory, { recursive: true, force: true })
  const failed = exited.then(async () => {
    throw new Error(`The CMS did not start: ${errors}`)
  })
  // After the start, an exit is no failure.
  failed.catch(() => {})
  const url = await Promise.race([ready, failed]).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  return {
    url,
    dataDirectory,
    progress,
    end,
    async [Symbol.asyncDispose]() {
      await end('SIGTERM')
      await remove()
    },
  }
}
