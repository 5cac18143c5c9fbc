import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./othersProcess.ts', import.meta.url))

/** Measurements of other visitors: times are in milliseconds. */
export interface Experience {
  count: number
  p50: number
  p99: number
  max: number
  /** Responses that are not 200, by status; `0` counts requests without a response. */
  failed: Record<string, number>
}

/** Ordinary visitors in a process of their own. */
export interface OtherVisitors {
  /** Ends the visits and resolves with what was measured. */
  stop(): Promise<Experience>
}

/**
 * Starts visitors that request stored pages, a page that is rendered for each of them, and GraphQL by GET, at a constant
 * rate, whether earlier requests have ended or not.
 */
export async function startOtherVisitors(url: string, perSecond = 20): Promise<OtherVisitors> {
  const child: ChildProcess = fork(script, { execArgv: [] })
  child.send({ url, perSecond })
  await once(child, 'message')
  return {
    async stop() {
      child.send('stop')
      const [experience] = await once(child, 'message')
      await once(child, 'exit')
      return experience
    },
  }
}

/** The number of requests that failed. */
export const failedCount = ({ failed }: Experience) =>
  Object.values(failed).reduce((sum, count) => sum + count, 0)
