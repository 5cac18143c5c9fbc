import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import sharp from 'sharp'
import { ContractProblem } from '#commerce/problem.ts'
import { decodeInTurn, isTooLargeToDecode } from './decoding.ts'
import type { Format } from './imageFiles.ts'

/** Maximum bytes of a photograph as it was taken. */
export const maxPhotographBytes = 20 * 1024 * 1024
/** Maximum pixels that are decoded: above those of cameras, below those of a decompression bomb. */
const maxPixels = 120_000_000
const million = 1_000_000
/** Milliseconds that a photograph waits for its turn. */
const maxWait = 20_000
/** The longest side that is stored: twice the largest rendition. */
const maxSide = 3200

type Size = { width: number; height: number }

const types = new Set(['jpeg', 'png', 'webp', 'heif'])

/** The marker that ends a JPEG, after which cameras and programs may write something. */
const jpegEnd = Buffer.from([0xff, 0xd9])
/** Bytes at the end of a file among which it is searched. */
const endSearch = 64 * 1024

/** A photograph as it is stored: a JPEG, upright and without what its camera wrote. */
export interface Photograph {
  data: Buffer
  width: number
  height: number
  /** The dominant colour of the image, `#rrggbb`. */
  color: string
}

/** Limits the photographs (up to 20 MB each) in memory to two, while others wait without being read. */
const receiving = bulkhead(2, 64)

/** Reads and normalizes a photograph, two at a time. Throws the errors of `normalizePhotograph`. */
export const receivePhotograph = (
  read: () => Promise<Buffer>,
  minSide: number,
): Promise<Photograph> =>
  receiving
    .execute(async () => normalizePhotograph(await read(), minSide))
    .catch((error: unknown) => {
      throw isBulkheadRejectedError(error) ? tooBusy() : error
    })

/**
 * Turns a photograph as its camera says, and removes its metadata, which can have the place where it was taken, one
 * photograph after the other.
 * @param minSide the shortest side in pixels
 * @throws {ContractProblem} `unsupported_type` for what is no photograph, `invalid` for a smaller one and for a damaged
 * one, `unavailable` when too many others wait
 */
export const normalizePhotograph = (sent: Buffer, minSide: number): Promise<Photograph> =>
  decodeInTurn(() => normalize(sent, minSide), tooBusy, maxWait)

async function normalize(sent: Buffer, minSide: number): Promise<Photograph> {
  if (sent.length === 0) throw invalid('This file is empty. Please choose another one.')
  // The header alone, which says how many pixels there are.
  const metadata = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => notPhotograph(sent))
  const { format, width, height } = metadata
  if (!types.has(format) || isHeic(sent)) notPhotograph(sent)
  if (Math.min(width, height) < minSide)
    throw invalid(
      `The photograph has ${width} × ${height} pixels; it needs at least ${minSide} on each side.`,
    )
  if (width * height > maxPixels)
    throw invalid(
      `The photograph has ${width} × ${height} pixels; at most ${maxPixels / million} million are read. Make it smaller.`,
    )
  if (format === 'jpeg' && !sent.subarray(-endSearch).includes(jpegEnd))
    throw invalid('The end of this photograph is missing. Copy the whole file, then try again.')
  if (isTooLargeToDecode(metadata, maxSide))
    throw invalid(
      `The photograph has ${width} × ${height} pixels, too many for its format. Save it as a JPEG that is not progressive, or make it smaller.`,
    )
  const { data, info } = await sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    // Optimised tables would need all coefficients in memory, a further 110 MB.
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw invalid('This photograph is damaged or incomplete. Please choose another file.')
    })
  return withColor(data, info)
}

/**
 * Reads a photograph that `normalizePhotograph` has made, perhaps in another shop.
 * @throws {ContractProblem} `unsupported_type` for anything else
 */
export async function readNormalized(data: Buffer): Promise<Photograph> {
  const image = await sharp(data)
    .metadata()
    .catch(() => notPhotograph())
  const { format, width = 0, height = 0 } = image
  if (format !== 'jpeg' || Math.max(width, height) > maxSide) notPhotograph()
  return withColor(data, { width, height })
}

async function withColor(data: Buffer, { width, height }: Size): Promise<Photograph> {
  const { dominant } = await sharp(data).stats()
  const hex = (part: number) => part.toString(16).padStart(2, '0')
  return { data, width, height, color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}` }
}

const invalid = (message: string) =>
  new ContractProblem('invalid', message, { fields: { photograph: message } })

/** Whether a file is a HEIC, as telephones take photographs: its brand, ISO/IEC 23008-12. */
const isHeic = (file: Buffer) => /^ftyp(hei[cmsx]|hev[cmsx])$/.test(file.toString('latin1', 4, 12))

function notPhotograph(file?: Buffer): never {
  const message =
    file && isHeic(file)
      ? 'This is a HEIC photograph, which browsers do not show. Save it as a JPEG, or let the camera take JPEG (“Most Compatible”).'
      : 'This is no photograph that can be read. Use JPEG, PNG, WebP or AVIF.'
  throw new ContractProblem('unsupported_type', message, { fields: { photograph: message } })
}

/** Seconds until the client may send it again. */
const retryAfter = 5

/** The problem of a photograph that is one too many. */
const tooBusy = () =>
  new ContractProblem(
    'unavailable',
    'Other photographs are being read. Please try again in a moment.',
    {
      retryAfter,
    },
  )

/** The largest crop of some proportions around a point, which is given as shares of width and height. */
export function focusedCrop(size: Size, target: Size, point: { x: number; y: number }) {
  const scale = Math.min(size.width / target.width, size.height / target.height)
  const width = Math.floor(target.width * scale)
  const height = Math.floor(target.height * scale)
  const start = (length: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(at * length - part / 2, 0), length - part))
  return {
    left: start(size.width, width, point.x),
    top: start(size.height, height, point.y),
    ...{ width, height },
  }
}

export interface Cut {
  /** The width and height of the file, as a proportion. */
  target: Size
  /** The point that the crop keeps. */
  point: { x: number; y: number }
  width: number
  format: Format
  /** 1 to 100, of WebP and JPEG. */
  quality: number
}

/** Whether a photograph is an AVIF of some proportions, which can be sent as it is. */
export async function isWholeAvif(bytes: Buffer, target: Size): Promise<boolean> {
  const { width, height, compression } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0, compression: undefined }))
  const crop = focusedCrop({ width, height }, target, { x: 0.5, y: 0.5 })
  return compression === 'av1' && crop.width === width && crop.height === height
}

/**
 * Returns the bytes of one file of an image: those of the photograph itself when it is that file.
 * @throws {Error} when it cannot be decoded
 */
export async function cutPhotograph(
  bytes: Buffer,
  { target, point, width, format, quality }: Cut,
): Promise<Buffer> {
  const image = sharp(bytes)
  const full = await image.metadata()
  const crop = focusedCrop(full, target, point)
  if (width === full.width && format === 'avif' && (await isWholeAvif(bytes, target))) return bytes
  const resized = image.extract(crop).resize(width)
  const encoded =
    format === 'avif'
      ? resized.avif({ quality: 60, effort: 1 })
      : format === 'webp'
        ? resized.webp({ quality })
        : resized.jpeg({ quality, progressive: true })
  return encoded.toBuffer()
}
