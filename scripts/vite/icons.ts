import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Plugin } from 'vite'

/** The pixels along a side, by file, with room in a maskable icon for the system to cut its own shape. */
const icons = [
  { fileName: 'icon-192.png', size: 192 },
  { fileName: 'icon-512.png', size: 512 },
  { fileName: 'icon-maskable-512.png', size: 512, margin: 80 },
  { fileName: 'apple-touch-icon.png', size: 180, margin: 16 },
]

/** Pixels along a side of `favicon.ico`, which is requested without a link; Google shows multiples of 48. */
const faviconSize = 48

/** An ICO file with one image in PNG. */
function icoOf(png: Buffer, size: number) {
  const header = Buffer.alloc(22)
  // Type 1 is an icon; one image, of this size, with 32 bits a pixel, after the header.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** Renders the home screen icons from the site's SVG. */
export function appIcons(drawing: string, ground: string): Plugin {
  return {
    name: 'app-icons',
    apply: (_, { isSsrBuild, mode }) => !isSsrBuild && mode !== 'gallery',
    async generateBundle() {
      const svg = readFileSync(drawing)
      for (const { fileName, size, margin = 0 } of icons) {
        const inner = await sharp(svg, { density: 1200 })
          .resize(size - 2 * margin)
          .toBuffer()
        const source = await sharp({
          create: { width: size, height: size, channels: 4, background: ground },
        })
          .composite([{ input: inner }])
          .png({ compressionLevel: 9 })
          .toBuffer()
        this.emitFile({ type: 'asset', fileName, source })
      }
      const favicon = await sharp(svg, { density: 1200 }).resize(faviconSize).png().toBuffer()
      this.emitFile({
        type: 'asset',
        fileName: 'favicon.ico',
        source: icoOf(favicon, faviconSize),
      })
    },
  }
}
