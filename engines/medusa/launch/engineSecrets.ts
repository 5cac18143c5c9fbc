import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { secretVariables } from './environment.ts'

const Secrets = z.object(secretVariables).required()
export type EngineSecrets = z.infer<typeof Secrets>

/** Returns the secrets of the engine: those of the variables, or else generated ones, which the file stores. */
export async function engineSecrets(
  path: string,
  variables: Partial<EngineSecrets>,
): Promise<EngineSecrets> {
  const stored = await readFile(path, 'utf8').then(JSON.parse, () => ({}))
  const secret = () => randomBytes(24).toString('base64url')
  const names = Object.keys(Secrets.shape) as (keyof EngineSecrets)[]
  const generated = Object.fromEntries(names.map((name) => [name, secret()]))
  const kept = Secrets.parse({ ...generated, ...stored })
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  for (const name of names) kept[name] = variables[name] || kept[name]
  return kept
}
