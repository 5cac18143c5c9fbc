import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesUnder } from './fingerprint.mjs'

const compressible = /\.(js|mjs|css|html|json|svg|txt|xml|webmanifest|map)$/
const smallestBytes = 512

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * The size that a browser loads, in bytes of Brotli at its highest quality.
 * @param {Buffer} content
 */
export const toBrotli = (content) =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, so that no request waits for compression.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  for (const file of filesUnder([folder]).filter((name) => compressible.test(name))) {
    const content = await readFile(file)
    if (content.length < smallestBytes) continue
    const [br, gz] = await Promise.all([toBrotli(content), deflate(content, { level: 9 })])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  }
}
