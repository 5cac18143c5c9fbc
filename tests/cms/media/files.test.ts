import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { parsePictureAddress, pictureAddress } from '#cms/media/address.ts'
import { filesOf, readBacklog, writeBacklog } from '#cms/media/backlog.ts'
import { writeAtomically } from '#cms/media/files.ts'
import { formats, swatchWidth, widthsOf } from '#cms/media/formats.ts'
import { describePicture } from '#cms/media/image.ts'
import { picturePath } from '#cms/media/mediaPaths.ts'
import type { PlateSpec } from '#cms/media/plateSpec.ts'
import { pictureVersion } from '#cms/media/version.ts'
import { PictureWriter } from '#cms/studio/pictureWriter.ts'
import { Image } from '#gateway/contracts/common.ts'
import {
  drawnFiles,
  dress,
  pictureData,
  slipDress,
  smallFileOf,
} from '#tests/support/cms/studio.ts'

describe('drawn files', () => {
  test('have the requested width and format', async () => {
    const { paths } = await pictureData()
    const writer = new PictureWriter(paths.pictures)
    for (const width of [swatchWidth, ...widthsOf(slipDress)]) {
      for (const format of formats) {
        const request = { ...dress(1), width, format }
        expect(await writer.has(request)).toBe(false)
        await writer.draw(request)
        expect(await writer.has(request)).toBe(true)
        const bytes = await readFile(join(paths.pictures, picturePath(request)))
        expect(await sharp(bytes).metadata()).toMatchObject({
          width,
          height: Math.round((width * 4) / 3),
          format: { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format],
        })
      }
    }
    expect((await writer.drawnFiles()).has(picturePath(smallFileOf(dress(1))))).toBe(true)
    expect(await drawnFiles(paths)).toHaveLength(5 * formats.length)
  })

  test('have at most 30 kB for a card on a phone', async () => {
    const { paths } = await pictureData()
    const spec: PlateSpec = {
      ...slipDress,
      garment: 'day-dress',
      pattern: 'floral',
      accent: '#cd5a4e',
      color: '#f4e5d6',
    }
    const version = pictureVersion(spec)
    const request = { id: 'busy', version, width: 480, format: 'avif' as const, spec }
    await new PictureWriter(paths.pictures).draw(request)
    const { size } = await stat(join(paths.pictures, picturePath(request)))
    expect(size).toBeLessThanOrEqual(30_000)
  })

  test('leave no temporary file when they cannot be renamed', async () => {
    const { directory } = await pictureData()
    const path = join(directory, 'occupied')
    await mkdir(join(path, 'by a folder'), { recursive: true })
    await expect(writeAtomically(path, 'bytes')).rejects.toThrow()
    expect(await readdir(directory)).toEqual(['occupied'])
  })
})

describe('the queue of requests', () => {
  test('stores a request that is added repeatedly once, and returns the one added last first', async () => {
    const { paths, queue } = await pictureData()
    expect(await queue.names()).toEqual([])
    const requests = [dress(2), dress(1)].map(smallFileOf)
    for (const request of requests) await queue.add(request)
    for (const name of await queue.names()) await utimes(join(paths.requests, name), 0, 0)
    for (const request of requests.slice(0, 1)) await queue.add(request)
    const names = await queue.names()
    expect(await Promise.all(names.map((name) => queue.read(name)))).toEqual(requests)
    await queue.remove(names[0] ?? '')
    await queue.remove(names[0] ?? '')
    expect(await queue.names()).toEqual(names.slice(1))
    expect(await queue.read(names[0] ?? '')).toBeUndefined()
  })
})

describe('the backlog', () => {
  test('is read as it was written, except for invalid lines', async () => {
    const { paths } = await pictureData([dress(1), dress(2)])
    expect(await readBacklog(paths.backlog)).toEqual([dress(1), dress(2)])
    const [first = ''] = (await readFile(paths.backlog, 'utf8')).split('\n')
    const hostile = JSON.stringify({ ...dress(3), id: '../x' })
    await writeFile(paths.backlog, ['', first, '{', 'null', hostile, first.slice(9)].join('\n'))
    expect(await readBacklog(paths.backlog)).toEqual([dress(1)])
    await writeBacklog(paths.backlog, [])
    expect(await readBacklog(paths.backlog)).toEqual([])
    expect(await readdir(dirname(paths.backlog))).toEqual(['backlog.jsonl'])
  })

  test('lists the files for phones and cards first', () => {
    const banner: PlateSpec = {
      kind: 'banner',
      setting: 'sea',
      ground: '#e6ddd0',
      accent: '#8d6a4a',
      looks: [],
      brand: 'asv',
      seed: 1,
    }
    const entries = [dress(1), { id: 'banner', version: pictureVersion(banner), spec: banner }]
    const files = filesOf(entries).map(({ id, width }) => `${id} ${width}`)
    expect(files).toEqual([
      ...['dress-1 320', 'dress-1 480', 'dress-1 768', 'banner 480', 'banner 768'],
      ...['dress-1 1200', 'banner 1200', 'banner 1920'],
    ])
  })
})

describe('picture addresses', () => {
  test('an address identifies its content: another specification has another address', () => {
    const version = pictureVersion(slipDress)
    const file = { id: 'slip', width: 480, format: 'avif' } as const
    expect(parsePictureAddress(pictureAddress(version, file))).toEqual({ version, ...file })
    expect(pictureVersion({ ...slipDress, color: '#000000' })).not.toBe(version)
  })

  test.each([
    '/media/0123456789abcdef/../secret-480.avif',
    '/media/0123456789abcdef/a%2fb-480.avif',
    '/media/0123456789abcdef/slip-480.gif',
    '/media/short/slip-480.avif',
    '/media/0123456789abcdef/-slip-480.avif',
    `/media/0123456789abcdef/${'a'.repeat(121)}-480.avif`,
  ])('%s is not an address', (path) => {
    expect(parsePictureAddress(path)).toBeUndefined()
  })

  test('a description matches the contract and contains valid addresses only', () => {
    const image = Image.parse(
      describePicture({ id: 'slip', name: 'Slip', alt: 'A slip', spec: slipDress }),
    )
    const addresses = [image.srcset, ...(image.sources ?? []).map(({ srcset }) => srcset)]
      .flatMap((srcset) => srcset.split(', '))
      .map((candidate) => candidate.split(' ')[0] ?? '')
    expect(addresses).toHaveLength(12)
    expect(addresses.filter((path) => !parsePictureAddress(path))).toEqual([])
    expect(image.sizes.medium).toMatchObject({ width: 480, height: 640 })
  })
})
