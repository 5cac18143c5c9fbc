import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imagesDirectory, sampleImages } from '#cms/media/sampleImages.ts'
import { namedImages } from '#cms/tests/support/namedImages.ts'

test('the manifest lists the pictures that the content names with their alternative texts, and no other', async () => {
  const listed = [...(await sampleImages()).values()].map(({ name, alt }) => [name, alt])
  const named = [...(await namedImages())].map(([name, { alt }]) => [name, alt])
  expect(listed).toEqual(named.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)))
})

test('the folder of pictures has the listed files, at most 40 MB of AVIF as the manifest describes them', async () => {
  const listed = [...(await sampleImages()).values()]
  const files = await readdir(imagesDirectory)
  expect(files.toSorted()).toEqual([...listed.map(({ file }) => file), 'manifest.json'].toSorted())
  let bytes = 0
  for (const { name, file, digest, width, height } of listed) {
    const content = await readFile(join(imagesDirectory, file))
    bytes += content.length
    const { format, compression, ...size } = await sharp(content).metadata()
    expect([file, format, compression, size.width, size.height]).toEqual([
      ...[`${name}.avif`, 'heif', 'av1', width, height],
    ])
    const actual = createHash('sha256').update(content).digest('hex').slice(0, 8)
    expect([file, digest]).toEqual([file, actual])
  }
  expect(bytes).toBeLessThanOrEqual(40_000_000)
})
