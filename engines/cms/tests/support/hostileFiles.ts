import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { type SentFile, slipImage } from './slip.ts'

/** A file sent as a slip, and the expected outcome. */
export interface HostileFile extends SentFile {
  what: string
  expected: 'accepted' | 'too_large' | 'unsupported_type' | 'invalid'
}

const limit = 2_097_152

/** A black and white PNG of this size that compresses to a few kB, with at most 50 MB of its pixels present. */
function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const row = Math.ceil(width / 8) + 1
  const data = deflateSync(Buffer.alloc(Math.min(row * height, 50_100_000)), { level: 9 })
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** Pads a file behind the image's end, which decoders ignore. */
const padTo = (bytes: Buffer, size: number) =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length))])

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'
const php = '<?php system($_GET["c"]); ?>'

/** Malicious uploads, and valid files at the limits. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const [jpeg, png] = [await slipImage('jpeg'), await slipImage('png')]
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const texture = sharp({
    create: { width: 320, height: 480, channels: 3, background: '#fff', noise },
  })
  const photo = await texture.clone().jpeg().toBuffer()
  const progressive = await texture.clone().jpeg({ progressive: true }).toBuffer()
  const other = (format: 'gif' | 'webp') => sharp(png).toFormat(format).toBuffer()
  const rejected = (what: string, bytes: Buffer | string, change: Partial<HostileFile> = {}) => ({
    what,
    bytes: Buffer.from(bytes),
    expected: 'unsupported_type' as const,
    ...change,
  })
  const accepted = (what: string, bytes: Buffer, change: Partial<HostileFile> = {}) => ({
    what,
    bytes,
    expected: 'accepted' as const,
    ...change,
  })
  return [
    accepted('a JPEG', jpeg),
    accepted('a PNG', png, { type: 'image/png', name: 'slip.png' }),
    accepted('a PNG declared as JPEG', png),
    accepted('a JPEG declared as HTML', jpeg, { type: 'text/html', name: 'slip.html' }),
    accepted('a JPEG of exactly 2,097,152 bytes', padTo(jpeg, limit)),
    rejected('one byte over the limit', padTo(jpeg, limit + 1), { expected: 'too_large' }),
    rejected('nothing', '', { expected: 'invalid' }),
    accepted('a JPEG with PHP behind it', Buffer.concat([jpeg, Buffer.from(php)]), {
      name: 'a.php',
    }),
    accepted('a JPEG with HTML behind it', Buffer.concat([jpeg, Buffer.from(html)])),
    accepted('a PNG with a ZIP behind it', Buffer.concat([png, Buffer.from('PK\x03\x04evil')])),
    accepted('a JPEG with a script in its metadata', await withMetadata(jpeg)),
    accepted('a name with ../', jpeg, { name: '../../../../etc/cron.d/evil' }),
    accepted('a name of 300 letters', jpeg, { name: `${'a'.repeat(300)}.jpg` }),
    rejected('an SVG with a script', svg),
    rejected('an HTML page', html),
    rejected('a GIF', await other('gif')),
    rejected('a WebP', await other('webp')),
    rejected('a PDF', '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>'),
    rejected('a ZIP', 'PK\x03\x04\x14\x00'),
    accepted('a JPEG without the marker of its end', photo.subarray(0, -2)),
    accepted('a JPEG without its last byte', photo.subarray(0, -1)),
    accepted('a progressive JPEG without the marker of its end', progressive.subarray(0, -2)),
    accepted('a PNG without its last chunk', png.subarray(0, -12)),
    accepted('a JPEG without a type', photo, { type: '' }),
    ...[0, 0xff].flatMap((byte) => [
      rejected(`a JPEG whose last third is ${byte}`, destroyed(photo, byte)),
      rejected(`a progressive JPEG whose last third is ${byte}`, destroyed(progressive, byte)),
      rejected(`a PNG whose last third is ${byte}`, destroyed(png, byte)),
    ]),
    rejected('a JPEG without its last third', photo.subarray(0, (photo.length / 3) * 2)),
    rejected('a JPEG without its second half', jpeg.subarray(0, jpeg.length / 2)),
    rejected('a PNG without its second half', png.subarray(0, png.length / 2)),
    rejected('the first bytes of a JPEG and then text', `\xff\xd8\xff\xe0 and then ${html}`),
    rejected('the first bytes of a PNG and then text', `\x89PNG\r\n\x1a\n and then ${php}`),
    rejected('a PNG of 49 million pixels', pngBomb(7_000, 7_000)),
    rejected('a PNG that claims 4,000 million pixels', pngBomb(2_000_000_000, 2)),
    rejected('a PNG whose bytes were changed', flip(png)),
  ]
}

/** A file whose last third is one byte, up to the marker of its end. */
const destroyed = (file: Buffer, byte: number) =>
  Buffer.from(file).fill(byte, Math.floor((file.length / 3) * 2), -2 + file.length)

async function withMetadata(jpeg: Buffer): Promise<Buffer> {
  return sharp(jpeg)
    .withExif({ IFD0: { ImageDescription: html, Copyright: php } })
    .toBuffer()
}

/** Inverts one byte of the compressed pixels, so that the checksum is wrong. */
function flip(png: Buffer): Buffer {
  const changed = Buffer.from(png)
  const at = changed.indexOf('IDAT') + 8
  changed.writeUInt8(changed.readUInt8(at) ^ 0xff, at)
  return changed
}
