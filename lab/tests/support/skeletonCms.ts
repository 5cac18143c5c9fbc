import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../../../engines/skeleton/server.mjs', import.meta.url))

/** Starts the skeleton of an adapter on a free port, in its own process. */
export async function startSkeletonCms() {
  const child = spawn(process.execPath, [file], {
    env: { PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  const url = /http:\S+/.exec(line)?.[0] ?? ''
  return {
    url,
    close: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
