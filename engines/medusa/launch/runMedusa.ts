import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { engineFolder, medusaCli } from './paths.ts'

/** The variables of every command of Medusa. */
export interface EngineVariables {
  DATABASE_URL: string
  REDIS_URL: string
  JWT_SECRET: string
  COOKIE_SECRET: string
  SHOP_SECRET: string
}

/** The variables of Medusa's processes that are the same for all. */
export const engineVariables = {
  // In development Medusa serves the admin by Vite, which takes 1 GB.
  NODE_ENV: 'production',
  MEDUSA_DISABLE_TELEMETRY: '1',
  // Medusa creates a folder there at each start, and the users of units and containers have no home.
  XDG_CONFIG_HOME: tmpdir(),
}

/** Lines of a failed command that its error contains. */
const shownLines = 30

/**
 * Runs a command of Medusa to its end.
 * @param onLine receives each line of the output
 * @throws {Error} with the end of the output when the command fails
 */
export async function runMedusa(
  args: string[],
  variables: EngineVariables & Record<string, string>,
  onLine: (line: string) => void = () => {},
): Promise<void> {
  const child = spawn(process.execPath, [medusaCli, ...args], {
    cwd: engineFolder,
    env: { ...process.env, ...engineVariables, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk
    for (const line of String(chunk).split('\n')) if (line.trim()) onLine(line.trim())
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code === 0) return
  const end = output.trimEnd().split('\n').slice(-shownLines).join('\n')
  throw new Error(`medusa ${args[0]} ended with exit code ${code}:\n${end}`)
}
