import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { ImageShape, PhotographSpec } from '#cms/database/schema/photographSpec.ts'

/** The folder of the sample shop's images. */
export const imagesDirectory: string = join(import.meta.dirname, '../content/pictures')

/** One entry of manifest.json. */
const SampleImage = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  file: z.string().regex(/^[a-z0-9-]+\.[a-z]+$/),
  /** The hash of the file's content. */
  digest: z.string().regex(/^[0-9a-f]{8}$/),
  width: z.number().int().max(1200),
  height: z.number().int(),
  /** The colour that is shown until the image has loaded. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  alt: z.string().min(1),
})
export type SampleImage = z.infer<typeof SampleImage>
export type SampleImages = ReadonlyMap<string, SampleImage>

let loadedImages: Promise<SampleImages> | undefined

/** The images of the sample shop by their names. Rejects when manifest.json is not valid. */
export function sampleImages(): Promise<SampleImages> {
  loadedImages ??= readManifest()
  return loadedImages
}

async function readManifest(): Promise<SampleImages> {
  const path = join(imagesDirectory, 'manifest.json')
  const result = z.array(SampleImage).safeParse(JSON.parse(await readFile(path, 'utf8')))
  if (!result.success) throw new Error(`${path} is not valid:\n${z.prettifyError(result.error)}`)
  return new Map(result.data.map((picture) => [picture.name, picture]))
}

/** The spec of an image that shows a sample image around a point. */
export function sampleSpec(
  { name, color, digest }: SampleImage,
  shape: ImageShape,
  { x, y } = { x: 0.5, y: 0.5 },
): PhotographSpec {
  return { kind: 'photograph', photograph: name, x, y, ground: color, shape, digest }
}
