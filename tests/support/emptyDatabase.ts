import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#cms/database/open.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** An embedded database with nothing but its tables. It is made once per schema and kept on disk. */
export async function emptyDatabase(): Promise<Blob> {
  const folder = join(root, 'node_modules/.cache/vitrine-tests')
  const file = join(folder, `${await fingerprint()}.tar`)
  const kept = await readFile(file).catch(() => null)
  if (kept) return new Blob([kept])
  const open = await openDatabase({ dataDirectory: '', embeddedInMemory: true })
  const snapshot = await open.snapshot?.()
  await open.close()
  if (!snapshot) throw new Error('The embedded database gave no snapshot')
  await mkdir(folder, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await snapshot.arrayBuffer()))
  await rename(unfinished, file)
  return snapshot
}

/** Changes with the migrations and with the embedded Postgres. */
async function fingerprint() {
  const files = [join(root, 'node_modules/@electric-sql/pglite/package.json')]
  for await (const path of glob(join(root, 'cms/database/migrations/**/*.{sql,json}'))) {
    files.push(path)
  }
  const hash = createHash('sha256')
  for (const path of files.sort()) hash.update(await readFile(path))
  return hash.digest('hex').slice(0, 16)
}
