import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { gatewayMemory } from '../../../scripts/lib/serverMemory.mjs'

const script = fileURLToPath(new URL('../../../gateway/main.ts', import.meta.url))
const repository = fileURLToPath(new URL('../../../', import.meta.url))

/** A production gateway in its own process. */
export interface GatewayProcess {
  url: string
  pid: number
  /** The exit of the process; undefined while it runs. */
  ended(): string | undefined
  stop(): Promise<void>
}

/** Starts the built shop's gateway on a free port in front of a CMS, with the memory that `npm start` gives it. Rejects when it ends before it listens. */
export async function startGateway(
  cmsUrl: string,
  variables: Record<string, string> = {},
  nodeOptions: string[] = [],
): Promise<GatewayProcess> {
  const child = fork(script, {
    cwd: repository,
    execArgv: [...gatewayMemory.nodeOptions, ...nodeOptions],
    // Request logs are written as in production, and discarded.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      TRIAL: '1',
      QA: '0',
      HOST: '127.0.0.1',
      PORT: '0',
      CMS_URL: cmsUrl,
      // The load comes from many addresses: a single one would meet the rate limit.
      TRUST_PROXY: '127.0.0.1',
      ...gatewayMemory.variables,
      ...variables,
    },
  })
  let errorOutput = ''
  child.stderr?.on('data', (chunk) => {
    errorOutput = `${errorOutput}${chunk}`.slice(-2000)
  })
  let end: string | undefined
  child.once('exit', (code, signal) => {
    end = signal ?? `exit code ${code}`
  })
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`The gateway ended with ${end} before it listened.\n${errorOutput}`)
    }),
  ])
  return {
    url: (message as { url: string }).url.replace('localhost', '127.0.0.1'),
    pid: child.pid ?? 0,
    ended: () => end,
    async stop() {
      if (end !== undefined) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}
