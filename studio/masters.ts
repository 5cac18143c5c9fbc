import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import { drawPlate, rasterise } from './drawPlate.ts'
import type { PlateSpec } from './plateSpec.ts'
import { productGround } from './scene/grounds.ts'

/**
 * Draws the masters of all pictures as AVIF into a folder, with their manifest. Reads `[{ name, alt, spec }]` from standard
 * input. What a record beside the folder knows as drawn from the same drawing is not drawn again. `part/parts` draws a share of
 * them, so that processes may run side by side, and writes no manifest.
 */
const [folder = '', record = '', share = ''] = process.argv.slice(2)

interface Master {
  name: string
  alt: string
  spec: PlateSpec
}

/** The record of a drawn master. */
interface Drawn {
  digest: string
  quality?: number
  width: number
  height: number
  color: string
}

const maxWidth = 1200
const options = { quality: 52, effort: 3, chromaSubsampling: '4:4:4' } as const

/** Bytes above which an image is encoded at the next lower quality: only dense cloth is, which hides the loss. */
const maxBytes = 32_000
const lowerQualities = [46, 40, 36]

sharp.cache(false)
sharp.concurrency(1)
await mkdir(folder, { recursive: true })
await mkdir(record, { recursive: true })
const masters = (await json(process.stdin)) as Master[]
const [part = 0, parts = 1] = share.split('/').filter(Boolean).map(Number)

for (const [index, master] of masters.entries())
  if (index % parts === part) await draw(master)
if (!share) await writeManifest()

async function draw({ name, spec }: Master) {
  const digest = createHash('sha256')
    .update(drawPlate(spec) + JSON.stringify(options))
    .digest('hex')
  const file = join(folder, `${name}.avif`)
  const known = await readRecord(name)
  const size = await sizeOf(file)
  if (known?.digest === digest && size > 0 && (size <= maxBytes || known.quality)) return
  const { width, height, pixels } = await rasterise(spec, Math.min(maxWidth, spec.width))
  const raw = { raw: { width, height, channels: 3 } } as const
  let bytes = await sharp(pixels, raw).avif(options).toBuffer()
  let quality: number = options.quality
  for (const lower of lowerQualities) {
    if (bytes.length <= maxBytes) break
    quality = lower
    bytes = await sharp(pixels, raw).avif({ ...options, quality }).toBuffer()
  }
  const isProduct = spec.kind === 'product' && spec.view !== 'detail'
  const color = isProduct ? productGround : await averageColor(sharp(pixels, raw))
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
  const drawn: Drawn = { digest, quality, width, height, color }
  await writeFile(join(record, `${name}.json`), JSON.stringify(drawn))
}

async function averageColor(image: Sharp) {
  const { data } = await image
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.toString('hex', 0, 3)}`
}

/** One line for each picture, in the order of their names. */
async function writeManifest() {
  const lines: string[] = []
  for (const { name, alt } of masters.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const drawn = await readRecord(name)
    if (!drawn) throw new Error(`${name} is not drawn`)
    const { width, height, color } = drawn
    lines.push(JSON.stringify({ name, file: `${name}.avif`, width, height, color, alt }))
  }
  await writeFile(join(folder, 'manifest.json'), `[\n${lines.join(',\n')}\n]\n`)
}

async function readRecord(name: string): Promise<Drawn | undefined> {
  const text = await readFile(join(record, `${name}.json`), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

/** The bytes of a file; 0 if it does not exist. */
function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  )
}
