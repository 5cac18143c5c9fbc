import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib'

/** Brotli's quality for the first response: 3 ms for a page of 300 kB. */
export const quickQuality = 5
/** Brotli's quality for the first response while other pages wait: a third of the time, 12 % larger. */
export const busyQuality = 3
/** Brotli's quality for a page that is requested again: 11 % smaller, 330 ms for a page of 300 kB. */
export const bestQuality = 11

const textOptions = (text: Uint8Array, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  },
})

/** Compresses text with brotli into a buffer of its own, which can be transferred between threads. */
export function compressBrotli(text: Uint8Array, quality: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(brotliCompressSync(text, textOptions(text, quality)))
}

const brotli = promisify(brotliCompress)

/** Compresses text with brotli at the quality of first responses, outside the event loop. */
export function compressInBackground(text: Uint8Array): Promise<Uint8Array> {
  return brotli(text, textOptions(text, quickQuality))
}

export const decompressBrotli = promisify(brotliDecompress)

/** Compresses with gzip, for clients without brotli. */
export const compressGzip = promisify(gzip)
