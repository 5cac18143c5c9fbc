import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parsePictureAddress, pictureAddress } from '#cms/pictures/address.ts'
import { contentTypes, formats, swatchWidth, widthsOf } from '#cms/pictures/formats.ts'
import { describePicture } from '#cms/pictures/image.ts'
import { createPictures } from '#cms/pictures/pictures.ts'
import type { ProductPlate } from '#cms/pictures/plateSpec.ts'
import { DrawingQueue } from '#cms/pictures/queue.ts'
import { rasterise } from '#cms/pictures/rasterise.ts'
import { pictureVersion } from '#cms/pictures/version.ts'
import { Image } from '#gateway/contracts/common.ts'

const slip: ProductPlate = {
  kind: 'product',
  view: 'worn',
  brand: 'asv',
  seed: 3,
  garment: 'slip-dress',
  color: '#d9c2a0',
  accent: '#d9c2a0',
  pattern: 'plain',
  fabric: 'satin',
  cut: {},
}
const specs = new Map([
  ['slip', slip],
  ['coat', { ...slip, garment: 'coat', fabric: 'wool' } satisfies ProductPlate],
])

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

function open() {
  let drawn = 0
  const pictures = createPictures({
    directory,
    findSpec: (id) => specs.get(id),
    draw: (spec, width) => {
      drawn += 1
      return rasterise(spec, width)
    },
  })
  return { pictures, drawings: () => drawn }
}

async function files() {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

describe('picture files', () => {
  test('every width and format is a picture of that width and format, the smallest of one drawing', async () => {
    const { pictures, drawings } = open()
    for (const width of [swatchWidth, ...widthsOf(slip)]) {
      for (const format of formats) {
        const answer = await pictures.read({ id: 'slip', width, format })
        const bytes = await readFile(answer?.path ?? '')
        const metadata = await sharp(bytes).metadata()
        expect(metadata.width).toBe(width)
        expect(metadata.height).toBe(Math.round((width * 4) / 3))
        expect(answer?.contentType).toBe(contentTypes[format])
        expect(metadata.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format])
      }
    }
    expect(drawings()).toBe(3)
  })

  test('twenty requests at once for one picture draw it once', async () => {
    const { pictures, drawings } = open()
    const same = Array.from({ length: 16 }, () =>
      pictures.read({ id: 'slip', width: 480, format: 'webp' }),
    )
    const others = formats.map((format) => pictures.read({ id: 'slip', width: 320, format }))
    const answers = await Promise.all([...same, ...others])
    expect(new Set(answers.map((answer) => answer?.path)).size).toBe(4)
    expect(drawings()).toBe(1)
  })

  test('a drawn file survives a restart and is not drawn again', async () => {
    const first = open()
    const before = await first.pictures.read({ id: 'coat', width: 320, format: 'jpg' })
    const second = open()
    expect(await second.pictures.read({ id: 'coat', width: 320, format: 'jpg' })).toEqual(before)
    expect(second.drawings()).toBe(0)
  })

  test('what no one shows is not drawn', async () => {
    const { pictures, drawings } = open()
    expect(await pictures.read({ id: 'unknown', width: 320, format: 'jpg' })).toBeUndefined()
    expect(await pictures.read({ id: 'slip', width: 321, format: 'jpg' })).toBeUndefined()
    expect(drawings()).toBe(0)
  })

  test.each([
    '../slip',
    'slip/../../x',
    '..',
    'slip\0',
    '/etc/passwd',
    'Slip',
    '',
    '-slip',
    'a'.repeat(121),
  ])('the id %j is refused before it is looked up', async (id) => {
    const asked: string[] = []
    const pictures = createPictures({
      directory,
      findSpec: (name) => {
        asked.push(name)
        return slip
      },
    })
    expect(await pictures.read({ id, width: 320, format: 'jpg' })).toBeUndefined()
    expect(asked).toEqual([])
    expect(await files()).toEqual([])
  })

  test('a drawing that fails is tried again, and leaves no half file', async () => {
    let attempts = 0
    const pictures = createPictures({
      directory,
      findSpec: () => slip,
      draw: (spec, width) => {
        attempts += 1
        return attempts === 1 ? Promise.reject(new Error('no ink')) : rasterise(spec, width)
      },
    })
    const file = { id: 'slip', width: 320, format: 'webp' } as const
    await expect(pictures.read(file)).rejects.toThrow('no ink')
    expect(await files()).toEqual([])
    expect(await pictures.read(file)).toBeDefined()
  })

  test('a visitor goes before what waits to be warmed, even for the same picture', async () => {
    const order: string[] = []
    const gate = Promise.withResolvers<void>()
    const queue = new DrawingQueue(1)
    const add = (name: string, urgent: boolean) =>
      queue.once(
        name,
        async () => {
          order.push(name)
          if (name === 'first') await gate.promise
        },
        urgent,
      )
    const jobs = [add('first', false), add('warm', false), add('warm too', false)]
    jobs.push(add('visit', true), add('warm too', true))
    gate.resolve()
    await Promise.all(jobs)
    expect(order).toEqual(['first', 'warm too', 'visit', 'warm'])
  })

  test('warming waits while a visitor is served, though a place is free', async () => {
    const order: string[] = []
    const gate = Promise.withResolvers<void>()
    const queue = new DrawingQueue(2)
    const visit = queue.once('visit', () => gate.promise.then(() => void order.push('visit')), true)
    const warming = queue.once('warm', async () => void order.push('warm'), false)
    const second = queue.once('second', async () => void order.push('second'), true)
    await second
    gate.resolve()
    await Promise.all([visit, warming])
    expect(order).toEqual(['second', 'visit', 'warm'])
  })

  test('warming stops when it is told to, and goes on from there', async () => {
    const stop = new AbortController()
    const { pictures, drawings } = open()
    const warmed = await pictures.warm(['slip', 'coat'], {
      widths: [320],
      formats: ['webp', 'jpg'],
      signal: stop.signal,
      onProgress: (done) => done === 1 && stop.abort(),
    })
    expect(warmed).toEqual({ drawn: 1, failed: [] })
    expect((await files()).length).toBe(1)
    const rest = await pictures.warm(['slip', 'coat'], { widths: [320], formats: ['webp', 'jpg'] })
    expect(rest).toEqual({ drawn: 3, failed: [] })
    expect(drawings()).toBe(2)
  })

  test('files of older drawing code are cleared away', async () => {
    await mkdir(join(directory, '0123abcd'))
    await writeFile(join(directory, '0123abcd', 'slip-320.jpg'), 'old')
    await open().pictures.read({ id: 'slip', width: 320, format: 'jpg' })
    expect(await readdir(directory)).not.toContain('0123abcd')
  })

  test('a card at telephone size weighs at most 30 kB', async () => {
    const busy: ProductPlate = {
      ...slip,
      garment: 'day-dress',
      pattern: 'floral',
      accent: '#cd5a4e',
      color: '#f4e5d6',
    }
    const pictures = createPictures({ directory, findSpec: () => busy })
    const answer = await pictures.read({ id: 'busy', width: 480, format: 'avif' })
    expect((await stat(answer?.path ?? '')).size).toBeLessThanOrEqual(30_000)
  })
})

describe('picture addresses', () => {
  test('an address names content: another spec, another address', () => {
    const version = pictureVersion(slip)
    const file = { id: 'slip', width: 480, format: 'avif' } as const
    expect(parsePictureAddress(pictureAddress(version, file))).toEqual({ version, ...file })
    expect(pictureVersion({ ...slip, color: '#000000' })).not.toBe(version)
  })

  test.each([
    '/media/0123456789abcdef/../secret-480.avif',
    '/media/0123456789abcdef/a%2fb-480.avif',
    '/media/0123456789abcdef/slip-480.gif',
    '/media/short/slip-480.avif',
    '/media/0123456789abcdef/-slip-480.avif',
  ])('%s is no address', (path) => {
    expect(parsePictureAddress(path)).toBeUndefined()
  })

  test('a description keeps the contract, and every address in it is one', () => {
    const image = Image.parse(
      describePicture({ id: 'slip', name: 'Slip', alt: 'A slip', spec: slip }),
    )
    const addresses = [image.srcset, ...(image.sources ?? []).map(({ srcset }) => srcset)]
      .flatMap((srcset) => srcset.split(', '))
      .map((candidate) => candidate.split(' ')[0] ?? '')
    expect(addresses).toHaveLength(12)
    expect(addresses.filter((path) => !parsePictureAddress(path))).toEqual([])
    expect(image.sizes.medium).toMatchObject({ width: 480, height: 640 })
  })
})
