import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { swatchWidth, widthsOf } from '#cms/media/formats.ts'
import type { ImageFile } from '#cms/media/studioProcess.ts'
import { formats } from '#server/media/imageFiles.ts'
import { drawnFiles, dress, imageFolder, program, slipDress } from '#tests/support/studio/studio.ts'

/** The program on a folder. It is killed with the test. */
interface Program {
  child: ChildProcess
  /** Sends files at the same time, and resolves with the response to each. */
  draw(...images: object[]): Promise<object[]>
  ended: Promise<{ code: number | null; signal: string | null }>
}

/** @param command a program that runs the studio's command line, with its own options */
function start(folder: string, options: string[] = [], command: readonly string[] = []): Program {
  const [file = '', ...args] = [...command, process.execPath, program, folder, ...options]
  const child = spawn(file, args, {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const draw = (...images: object[]) => {
    const responses: object[] = []
    const { promise, resolve } = Promise.withResolvers<object[]>()
    child.on('message', (message: object) => {
      if (responses.push(message) === images.length) resolve(responses)
    })
    for (const image of images) child.send(image)
    return promise
  }
  return { child, draw, ended }
}

const drawn = ({ file }: ImageFile) => ({ file })

describe('the studio', () => {
  test('draws every width and format of an image, and responds with the path of each', async () => {
    const folder = await imageFolder()
    const images = [swatchWidth, ...widthsOf(slipDress)].flatMap((width) =>
      formats.map((format) => dress(1, width, format)),
    )
    const responses = await start(folder).draw(...images)
    expect(responses).toHaveLength(images.length)
    expect(responses).toEqual(expect.arrayContaining(images.map(drawn)))
    for (const { file, width, format } of images)
      expect(await sharp(await readFile(join(folder, file))).metadata()).toMatchObject({
        width,
        height: Math.round((width * 4) / 3),
        format: { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format],
      })
    expect(await drawnFiles(folder)).toHaveLength(images.length)
  })

  test('draws a card for a phone in at most 30 kB', async () => {
    const folder = await imageFolder()
    const print = { garment: 'day-dress', pattern: 'floral', accent: '#cd5a4e', color: '#f4e5d6' }
    const image = dress(1, 480, 'avif', { ...slipDress, ...print } as typeof slipDress)
    await start(folder).draw(image)
    expect((await stat(join(folder, image.file))).size).toBeLessThanOrEqual(30_000)
  })

  test('does not draw a file that exists', async () => {
    const folder = await imageFolder()
    const image = dress(1)
    await mkdir(join(folder, image.file, '..'), { recursive: true })
    await writeFile(join(folder, image.file), 'a photograph')
    expect(await start(folder).draw(image)).toEqual([drawn(image)])
    expect(await readFile(join(folder, image.file), 'utf8')).toBe('a photograph')
  })

  test('responds with the error of an image that cannot be drawn, and draws the next', async () => {
    const studio = start(await imageFolder())
    const worm = { ...dress(1), spec: { kind: 'worm', width: 30, height: 40 } }
    expect(await studio.draw(worm)).toEqual([{ ...drawn(worm), error: expect.any(String) }])
    expect(await studio.draw(dress(2))).toEqual([drawn(dress(2))])
  })

  test('finishes what it draws and ends when its parent disconnects', async () => {
    const folder = await imageFolder()
    const { child, draw, ended } = start(folder)
    await draw(dress(1))
    child.send(dress(2))
    child.send(dress(3), () => child.disconnect())
    expect(await ended).toEqual({ code: 0, signal: null })
    expect((await drawnFiles(folder)).filter((name) => !name.endsWith('.avif'))).toEqual([])
  })

  test('leaves only complete images when it is killed', async () => {
    const folder = await imageFolder()
    const { child, ended } = start(folder)
    for (let seed = 0; seed < 12; seed += 1) child.send(dress(seed))
    const complete = async () => (await drawnFiles(folder)).filter((name) => name.endsWith('.avif'))
    await vi.waitUntil(async () => (await complete()).length > 2, { timeout: 120_000 })
    child.kill('SIGKILL')
    expect((await ended).signal).toBe('SIGKILL')
    const [version = ''] = await readdir(folder)
    // Decoding rejects when a byte is missing.
    for (const name of await complete())
      await sharp(join(folder, version, name), { failOn: 'warning' })
        .raw()
        .toBuffer()
  })

  test.skipIf(process.platform !== 'linux')(
    'runs all its threads at a low priority in the background',
    async () => {
      const { child, draw } = start(await imageFolder(), ['--background'])
      await draw(dress(1))
      const threads = await readdir(`/proc/${child.pid}/task`)
      const priorities = threads.map(async (thread) => {
        const text = await readFile(`/proc/${child.pid}/task/${thread}/stat`, 'utf8')
        return text.slice(text.lastIndexOf(')')).split(' ')[17]
      })
      expect(new Set(await Promise.all(priorities))).toEqual(new Set(['5']))
    },
  )
})

describe('the studio ends with advice', () => {
  test('when a file is in the place of its folder', async () => {
    const folder = await imageFolder()
    await writeFile(folder, 'a file')
    const { draw, ended } = start(folder)
    const failure = `The studio cannot store images in ${folder}: a file is in the place of a folder. Move it away.`
    expect(await draw(dress(1))).toEqual([{ failure }])
    expect((await ended).code).toBe(1)
    await rm(folder)
    expect(await start(folder).draw(dress(1))).toEqual([drawn(dress(1))])
  })

  // A small file system of its own needs user namespaces, which some systems forbid.
  const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0
  test.skipIf(!canMount).each([
    ['size=20k', 'the disk is full. Free some space'],
    [
      'ro',
      'the file system is read-only. Make it writable, or set VITRINE_DATA to another directory',
    ],
  ])('when its folder is mounted with %s', async (options, reason) => {
    const folder = await imageFolder()
    await mkdir(folder)
    const mount = `mount -t tmpfs -o ${options} none "$0" && exec "$@"`
    const { draw, ended } = start(folder, [], ['unshare', '-rm', 'sh', '-c', mount, folder])
    const failure = `The studio cannot store images in ${folder}: ${reason}.`
    expect(await draw(dress(9, 1200, 'jpg'))).toEqual([{ failure }])
    expect((await ended).code).toBe(1)
  })
})
