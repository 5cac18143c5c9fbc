import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** The version of the archive's form, raised by a change that an earlier version cannot read. */
const format = 1

/** Description of an archive: its `manifest.json`. */
const Manifest = z.object({
  format: z.literal(format),
  /** The time at which the rows were read. */
  createdAt: z.iso.datetime(),
  /** The newest migration of the database: its date in milliseconds, by which Drizzle orders migrations. */
  schema: z.number().int().positive(),
  /** The last value of each sequence that was used. */
  sequences: z.record(z.string(), z.string().regex(/^-?\d+$/)),
  /** The SHA-256 of every other file of the archive, in hexadecimal digits, by its path. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})
export type Manifest = z.infer<typeof Manifest>

const name = 'manifest.json'

/** Adds the manifest to the files of a folder, and returns all paths, the manifest first. */
export async function writeManifest(
  folder: string,
  paths: readonly string[],
  described: Pick<Manifest, 'createdAt' | 'schema' | 'sequences'>,
): Promise<string[]> {
  const files: Manifest['files'] = {}
  for (const path of paths) files[path] = await hashOf(join(folder, path))
  const manifest: Manifest = { format, ...described, files }
  await writeFile(join(folder, name), `${JSON.stringify(manifest, null, 2)}\n`)
  return [name, ...paths]
}

/** Reads the manifest of an unpacked archive. Throws an Error unless exactly its files are there, unchanged. */
export async function readManifest(folder: string, paths: readonly string[]): Promise<Manifest> {
  const text = paths.includes(name) ? await readFile(join(folder, name), 'utf8') : ''
  const read = Manifest.safeParse(parse(text))
  if (!read.success) throw new Error('This file is not a backup that this version can read.')
  const expected = [...new Set(['secrets.json', ...Object.keys(read.data.files)])]
  const missing = expected.find((path) => !paths.includes(path))
  if (missing !== undefined) throw new Error(`The backup is incomplete: ${missing} is missing.`)
  const unknown = paths.find((path) => path !== name && !Object.hasOwn(read.data.files, path))
  if (unknown !== undefined) throw new Error(`The backup has a file of its own: ${unknown}.`)
  for (const path of expected) {
    if ((await hashOf(join(folder, path))) !== read.data.files[path])
      throw new Error(`The backup is damaged: ${path} is not as it was written.`)
  }
  return read.data
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
