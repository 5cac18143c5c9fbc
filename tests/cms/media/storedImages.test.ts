import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { namedImages, imagesDirectory } from '#tests/support/cms/namedImages.ts'

const Manifest = z.array(
  z.strictObject({
    name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    file: z.string(),
    width: z.number().int().max(1200),
    height: z.number().int(),
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    alt: z.string().min(1),
  }),
)

async function manifest() {
  const text = await readFile(join(imagesDirectory, 'manifest.json'), 'utf8')
  return Manifest.parse(JSON.parse(text))
}

test('the manifest lists the images that the content names with their alternative texts, and no other', async () => {
  const listed = (await manifest()).map(({ name, alt }) => ({ name, alt }))
  const named = (await namedImages()).map(({ name, alt }) => ({ name, alt }))
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name < other.name ? -1 : 1
  expect(listed).toEqual(named.toSorted(byName))
})

test('the folder of images has the listed files, at most 40 MB of AVIF in the listed sizes', async () => {
  const listed = await manifest()
  const files = await readdir(imagesDirectory)
  expect(files.toSorted()).toEqual([...listed.map(({ file }) => file), 'manifest.json'].toSorted())
  let bytes = 0
  for (const { name, file, width, height } of listed) {
    expect(file).toBe(`${name}.avif`)
    const path = join(imagesDirectory, file)
    bytes += (await stat(path)).size
    const read = await sharp(path).metadata()
    expect([file, read.format, read.compression, read.width, read.height]).toEqual([
      file,
      'heif',
      'av1',
      width,
      height,
    ])
  }
  expect(bytes).toBeLessThanOrEqual(40_000_000)
})
