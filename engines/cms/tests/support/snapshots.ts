import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OpenDatabase, openDatabase } from '#cms/database/openDatabase.ts'
import { fingerprintOfFiles } from '#cms/seed/fingerprint.ts'
import { seed } from '#cms/seed/seed.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
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

/** Puts a snapshot into a data directory that has no database yet: a process that creates its own takes many seconds. */
export async function unpack(snapshot: Blob, data: string): Promise<void> {
  const target = join(data, 'pglite')
  if (existsSync(target)) return
  await mkdir(target, { recursive: true })
  const tar = spawn('tar', ['-x', '-C', target], { stdio: ['pipe', 'ignore', 'ignore'] })
  const ended = once(tar, 'exit')
  tar.stdin.end(new Uint8Array(await snapshot.arrayBuffer()))
  const [code] = await ended
  if (code !== 0) throw new Error(`tar ended with exit code ${code}`)
}

/** A Blob that hands out its bytes themselves: PGlite asks for a copy of 67 MB, which it copies again. */
class Snapshot extends Blob {
  readonly #bytes: ArrayBuffer

  constructor(bytes: ArrayBuffer) {
    super()
    this.#bytes = bytes
  }

  override async arrayBuffer() {
    return this.#bytes
  }
}

/** The snapshots that this process has read. */
const read = new Map<string, Promise<Blob>>()

function cached(name: string, fill: (open: OpenDatabase) => Promise<void>): Promise<Blob> {
  const cached = read.get(name)
  if (cached) return cached
  const snapshot = load(name, fill)
  read.set(name, snapshot)
  return snapshot
}

async function load(name: string, fill: (open: OpenDatabase) => Promise<void>) {
  const file = join(folder, `${name}.tar`)
  const stored = await readFile(file).catch(() => null)
  if (stored) return new Snapshot(stored.buffer)
  const open = await openDatabase({ dataDirectory: '', embeddedInMemory: true })
  await fill(open)
  const snapshot = await open.snapshot?.()
  await open.close()
  if (!snapshot) throw new Error('The embedded database does not support snapshots')
  await mkdir(folder, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  const bytes = await snapshot.arrayBuffer()
  await writeFile(unfinished, Buffer.from(bytes))
  await rename(unfinished, file)
  return new Snapshot(bytes)
}

/** Changes with the migrations and with the embedded Postgres. */
async function schemaFingerprint() {
  const files = [join(root, 'node_modules/@electric-sql/pglite/package.json')]
  for await (const path of glob(join(root, 'engines/cms/database/migrations/**/*.{sql,json}'))) {
    files.push(path)
  }
  return digest(await Promise.all(files.sort().map((path) => readFile(path))))
}

function digest(parts: (string | Uint8Array)[]) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}
