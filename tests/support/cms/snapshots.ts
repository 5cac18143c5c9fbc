import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprintOfFiles } from '#cms/seed/fingerprint.ts'
import { seed } from '#cms/seed/seed.ts'
import { type OpenDatabase, openDatabase } from '#database/openDatabase.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = join(root, 'node_modules/.cache/vitrine-tests')

/** A snapshot of an embedded database with empty tables, cached on disk per schema. */
export async function emptyDatabase(): Promise<Blob> {
  return cached(`empty-${await schemaFingerprint()}`, async () => {})
}

/** A snapshot with the project's pages and catalogue, cached on disk until one of their files changes. */
export async function seededDatabase(): Promise<Blob> {
  const name = digest([await schemaFingerprint(), await fingerprintOfFiles()])
  const clock = { now: () => new Date() }
  return cached(`seeded-${name}`, ({ database }) => seed({ database, clock }, () => {}))
}

async function cached(name: string, fill: (open: OpenDatabase) => Promise<void>) {
  const file = join(folder, `${name}.tar`)
  const stored = await readFile(file).catch(() => null)
  if (stored) return new Blob([stored])
  const open = await openDatabase({ dataDirectory: '', embeddedInMemory: true })
  await fill(open)
  const snapshot = await open.snapshot?.()
  await open.close()
  if (!snapshot) throw new Error('The embedded database does not support snapshots')
  await mkdir(folder, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await snapshot.arrayBuffer()))
  await rename(unfinished, file)
  return snapshot
}

/** Changes with the migrations and with the embedded Postgres. */
async function schemaFingerprint() {
  const files = [join(root, 'node_modules/@electric-sql/pglite/package.json')]
  for await (const path of glob(join(root, 'database/migrations/**/*.{sql,json}'))) {
    files.push(path)
  }
  return digest(await Promise.all(files.sort().map((path) => readFile(path))))
}

function digest(parts: (string | Uint8Array)[]) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

/** Finds the images in loaded content: every object with a text alternative and a plate. */
export function findImages(value: unknown): { alt: string; plate: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('plate' in value && 'alt' in value && typeof value.alt === 'string')
    return [{ alt: value.alt, plate: value.plate }]
  return Object.values(value).flatMap(findImages)
}
