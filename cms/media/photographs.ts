import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { ContractProblem } from '#contract/problem.ts'
import type { Database } from '#database/openDatabase.ts'
import { photographs } from '#database/schema/edits.ts'
import type { PhotographSpec } from '#database/schema/photographSpec.ts'
import { sizeOf, swatchWidth } from './formats.ts'
import type { RenditionFile } from './imageUrl.ts'

/** Maximum bytes of an uploaded photograph. */
export const maxPhotographBytes = 20 * 1024 * 1024
/** Maximum pixels that are decoded: above those of cameras, below those of a decompression bomb. */
const maxPixels = 120_000_000
/** The longest side that is stored: twice the largest rendition. */
const maxSide = 3200
/** The shortest side that fills the largest rendition's card. */
const minSide = 600

const types = new Set(['jpeg', 'png', 'webp', 'heif'])

/**
 * Stores an uploaded photograph, turned as its camera says and without its metadata, which can have the place where it was
 * taken. Returns its row; the same photograph is stored once. Throws `invalid` for what is no photograph or too small.
 */
export async function storePhotograph(database: Database, sent: Buffer, now: Date) {
  const image = sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' })
  const { format, width = 0, height = 0 } = await image.metadata().catch(() => notPhotograph())
  if (!types.has(format ?? '')) notPhotograph()
  if (Math.min(width, height) < minSide)
    throw new ContractProblem(
      'invalid',
      `The photograph has ${width} × ${height} pixels; it needs at least ${minSide} on each side.`,
    )
  const { data, info } = await image
    .rotate()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => notPhotograph())
  return insert(database, data, info, now)
}

/** Stores a photograph of another shop as it is, so that it keeps its id. Throws `invalid` for what no shop has stored. */
export async function importPhotograph(database: Database, bytes: Buffer, now: Date) {
  const {
    format,
    width = 0,
    height = 0,
  } = await sharp(bytes)
    .metadata()
    .catch(() => notPhotograph())
  if (format !== 'jpeg' || Math.max(width, height) > maxSide) notPhotograph()
  return insert(database, bytes, { width, height }, now)
}

async function insert(
  database: Database,
  bytes: Buffer,
  { width, height }: { width: number; height: number },
  addedAt: Date,
) {
  const { dominant } = await sharp(bytes).stats()
  const parts = [dominant.r, dominant.g, dominant.b]
  const color = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 20)
  const row = { id, bytes, width, height, color, addedAt }
  await database.insert(photographs).values(row).onConflictDoNothing()
  return row
}

function notPhotograph(): never {
  throw new ContractProblem(
    'unsupported_type',
    'This is no photograph that can be read. Use JPEG, PNG, WebP or AVIF.',
  )
}

/** The bytes of a photograph; undefined for an unknown id. */
export async function readPhotograph(database: Database, id: string): Promise<Buffer | undefined> {
  const [row] = await database
    .select({ bytes: photographs.bytes })
    .from(photographs)
    .where(eq(photographs.id, id))
  return row?.bytes
}

/** The largest crop of an image's proportions around a point of the photograph. */
export function cropOf(size: { width: number; height: number }, { x, y, ...spec }: PhotographSpec) {
  const target = sizeOf({ x, y, ...spec })
  const scale = Math.min(size.width / target.width, size.height / target.height)
  const width = Math.floor(target.width * scale)
  const height = Math.floor(target.height * scale)
  const start = (length: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(at * length - part / 2, 0), length - part))
  return { left: start(size.width, width, x), top: start(size.height, height, y), width, height }
}

/** Writes one file of an image. It gets its name when it is complete: the process may end at any time. */
export async function cutPhotograph(
  bytes: Buffer,
  { spec, width, format }: RenditionFile & { spec: PhotographSpec },
  path: string,
): Promise<void> {
  const image = sharp(bytes)
  const { width: fullWidth, height: fullHeight } = await image.metadata()
  const resized = image
    .extract(cropOf({ width: fullWidth, height: fullHeight }, spec))
    .resize(width)
  const quality = width === swatchWidth ? 70 : 80
  const file = await (format === 'avif'
    ? resized.avif({ quality: 60, effort: 2 })
    : format === 'webp'
      ? resized.webp({ quality })
      : resized.jpeg({ quality, progressive: true })
  ).toBuffer()
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}.part`
  await writeFile(draft, file)
  await rename(draft, path)
}
