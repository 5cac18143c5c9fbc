import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { writeBacklog } from '#cms/media/backlog.ts'
import { type MediaPaths, picturePath } from '#cms/media/mediaPaths.ts'
import { StudioProcess } from '#cms/media/studioProcess.ts'
import { drawingVersion } from '#cms/media/version.ts'
import {
  drawnFiles,
  dress,
  pictureData,
  smallFileOf,
  startStudio,
} from '#tests/support/cms/studio.ts'

const widths = [320, 480, 768, 1200]
const threeDresses = [dress(1), dress(2), dress(3)]

const pathOf = (paths: MediaPaths, entry: ReturnType<typeof dress>, width: number) =>
  join(paths.pictures, picturePath({ ...entry, width, format: 'avif' }))

const timeOf = async (path: string) => (await stat(path, { bigint: true })).mtimeNs

describe('the studio', () => {
  test('draws every width of the backlog as AVIF and ends', async () => {
    const { directory, paths } = await pictureData([dress(1)])
    const { code, output } = await startStudio(directory).ended
    expect(code).toBe(0)
    expect(output).toContain('all pictures are drawn')
    for (const width of widths) {
      const metadata = await sharp(await readFile(pathOf(paths, dress(1), width))).metadata()
      expect(metadata).toMatchObject({ width, height: Math.round((width * 4) / 3), format: 'heif' })
    }
    expect(await drawnFiles(paths)).toHaveLength(widths.length)
    await expect(stat(paths.lock)).rejects.toThrow('ENOENT')
  })

  test('draws nothing again when everything is drawn', async () => {
    const { directory, paths } = await pictureData([dress(1)])
    await startStudio(directory).ended
    const before = await timeOf(pathOf(paths, dress(1), 320))
    expect(await startStudio(directory).ended).toEqual({ code: 0, signal: null, output: '' })
    expect(await timeOf(pathOf(paths, dress(1), 320))).toBe(before)
  })

  test('draws only the requested files when DRAW_AHEAD is 0', async () => {
    const { directory, paths, queue } = await pictureData(threeDresses)
    await queue.add(smallFileOf(dress(9)))
    expect((await startStudio(directory, { DRAW_AHEAD: '0' }).ended).code).toBe(0)
    expect(await drawnFiles(paths)).toHaveLength(1)
    expect(await queue.names()).toEqual([])
  })

  test('draws requested files before the backlog', async () => {
    const { directory, paths, queue } = await pictureData(threeDresses)
    for (const entry of [dress(8), dress(9)]) await queue.add(smallFileOf(entry))
    await startStudio(directory).ended
    const requested = await Promise.all(
      [dress(8), dress(9)].map((entry) => timeOf(pathOf(paths, entry, 320))),
    )
    const first = await timeOf(pathOf(paths, dress(1), 320))
    expect(requested.every((time) => time < first)).toBe(true)
  })

  test('interrupts the backlog for a file that is requested while it runs', async () => {
    const backlog = [1, 2, 3, 4, 5, 6].map(dress)
    const { directory, paths, queue } = await pictureData(backlog)
    const { ended } = startStudio(directory)
    await vi.waitUntil(async () => (await drawnFiles(paths)).length > 0, { timeout: 60_000 })
    await queue.add(smallFileOf(dress(9)))
    await ended
    const requested = await timeOf(pathOf(paths, dress(9), 320))
    expect(requested < (await timeOf(pathOf(paths, dress(6), 1200)))).toBe(true)
    expect(await drawnFiles(paths)).toHaveLength(backlog.length * widths.length + 1)
  })

  test('draws a backlog that is replaced while it runs', async () => {
    const { directory, paths } = await pictureData(threeDresses)
    const { ended } = startStudio(directory)
    await vi.waitUntil(async () => (await drawnFiles(paths)).length > 0, { timeout: 60_000 })
    await writeBacklog(paths.backlog, [dress(7)])
    expect((await ended).code).toBe(0)
    expect(await stat(pathOf(paths, dress(7), 1200))).toBeDefined()
    expect((await drawnFiles(paths)).length).toBeLessThan(threeDresses.length * widths.length)
  })

  test('continues after SIGKILL where it stopped, and leaves no incomplete picture', async () => {
    const { directory, paths } = await pictureData(threeDresses)
    const killed = startStudio(directory)
    await vi.waitUntil(async () => (await drawnFiles(paths)).length > 2, { timeout: 60_000 })
    killed.child.kill('SIGKILL')
    expect((await killed.ended).signal).toBe('SIGKILL')
    const complete = (await drawnFiles(paths)).filter((name) => name.endsWith('.avif'))
    expect(complete.length).toBeLessThan(threeDresses.length * widths.length)
    const before = new Map<string, bigint>()
    for (const name of complete) {
      const path = join(paths.pictures, drawingVersion, name)
      // Decoding rejects when a byte is missing.
      await sharp(path, { failOn: 'warning' }).raw().toBuffer()
      before.set(path, await timeOf(path))
    }
    expect((await startStudio(directory).ended).code).toBe(0)
    for (const [path, time] of before) expect(await timeOf(path)).toBe(time)
    const names = (await drawnFiles(paths)).filter((name) => name.endsWith('.avif'))
    expect(names).toHaveLength(threeDresses.length * widths.length)
  })

  test('is started again after a second each time, as long as it draws', async () => {
    const { directory, paths } = await pictureData(
      Array.from({ length: 9 }, (_, seed) => dress(seed)),
    )
    const pauses: number[] = []
    const log = pino({}, { write: (line: string) => pauses.push(JSON.parse(line).pause) })
    const studio = new StudioProcess({
      dataDirectory: directory,
      drawsAhead: true,
      logLevel: 'silent',
      log,
      hasRequests: async () => false,
    })
    onTestFinished(() => studio.close())
    studio.wake()
    for (const kills of [1, 2, 3]) {
      const before = (await drawnFiles(paths)).length
      const isDrawing = async () => (await drawnFiles(paths)).length > before + 2
      await vi.waitUntil(isDrawing, { timeout: 60_000 })
      process.kill(studio.pid ?? 0, 'SIGKILL')
      await vi.waitUntil(() => pauses.length === kills, { timeout: 10_000 })
    }
    expect(pauses).toEqual([1000, 1000, 1000])
  })

  test('removes temporary files that a crash left behind more than an hour ago', async () => {
    const { directory, paths } = await pictureData([dress(1)])
    const folder = join(paths.pictures, drawingVersion)
    await mkdir(folder, { recursive: true })
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
    for (const name of ['old.part', 'new.part']) await writeFile(join(folder, name), 'half')
    await utimes(join(folder, 'old.part'), twoHoursAgo, twoHoursAgo)
    await startStudio(directory).ended
    const parts = (await drawnFiles(paths)).filter((name) => name.endsWith('.part'))
    expect(parts).toEqual(['new.part'])
  })

  test('exits when another studio uses the data directory', async () => {
    const { directory, paths } = await pictureData(threeDresses)
    const first = startStudio(directory)
    await vi.waitUntil(async () => (await drawnFiles(paths)).length > 0, { timeout: 60_000 })
    const second = await startStudio(directory).ended
    expect(second).toMatchObject({ code: 1, signal: null })
    expect(second.output).toBe(
      `Process ${first.child.pid} is already drawing the pictures of this data directory. Wait until it ends, or stop it first.\n`,
    )
    expect((await first.ended).code).toBe(0)
    expect(await drawnFiles(paths)).toHaveLength(threeDresses.length * widths.length)
  })

  test('removes requests that are invalid and draws the others', async () => {
    const { directory, paths, queue } = await pictureData()
    await mkdir(paths.requests, { recursive: true })
    const hostile = { ...smallFileOf(dress(1)), id: '../../escaped' }
    const contents = ['', '{', 'null', '[]', JSON.stringify(hostile)]
    const invalidParts = [
      { width: 321 },
      { version: 'x' },
      { format: 'exe' },
      { spec: { kind: 'worm' } },
    ]
    for (const part of invalidParts)
      contents.push(JSON.stringify({ ...smallFileOf(dress(1)), ...part }))
    for (const [index, text] of contents.entries())
      await writeFile(join(paths.requests, `${index}.json`), text)
    await queue.add(smallFileOf(dress(2)))
    expect((await startStudio(directory, { DRAW_AHEAD: '0' }).ended).code).toBe(0)
    expect(await readdir(paths.requests)).toEqual([])
    expect(await drawnFiles(paths)).toHaveLength(1)
    expect((await readdir(directory)).toSorted()).toEqual(['media', 'studio'])
  })

  test('explains how to create the list of pictures when it is missing', async () => {
    const { directory, paths } = await pictureData()
    const { code, output } = await startStudio(directory).ended
    expect(code).toBe(1)
    expect(output).toBe(
      `There is no list of pictures at ${paths.backlog}. Start the shop once, which writes it, or set VITRINE_DATA to its data directory.\n`,
    )
  })

  test('names an invalid variable', async () => {
    const { directory } = await pictureData([dress(1)])
    const { code, output } = await startStudio(directory, { DRAW_AHEAD: 'yes' }).ended
    expect(code).toBe(1)
    expect(output).toContain('DRAW_AHEAD=yes: ')
    expect(output).not.toMatch(/^\s+at /m)
  })

  test.skipIf(process.platform !== 'linux')(
    'runs all its threads at the lowest priority',
    async () => {
      const { directory, paths } = await pictureData(threeDresses)
      const { child } = startStudio(directory)
      await vi.waitUntil(async () => (await drawnFiles(paths)).length > 0, { timeout: 60_000 })
      const threads = await readdir(`/proc/${child.pid}/task`)
      const priorities = threads.map(async (thread) => {
        const text = await readFile(`/proc/${child.pid}/task/${thread}/stat`, 'utf8')
        return text.slice(text.lastIndexOf(')')).split(' ')[17]
      })
      expect(new Set(await Promise.all(priorities))).toEqual(new Set(['19']))
    },
  )
})

describe('when the folder of pictures cannot be written', () => {
  test('the studio reports the obstacle and keeps the request', async () => {
    const { directory, paths, queue } = await pictureData()
    await writeFile(paths.pictures, 'a file in the place of the folder')
    await queue.add(smallFileOf(dress(1)))
    const { code, output } = await startStudio(directory, { DRAW_AHEAD: '0' }).ended
    expect(code).toBe(1)
    expect(output).toBe(
      `The studio cannot store pictures in ${paths.pictures}: a file is in the place of a folder. Move it away; the next start of the studio continues from here.\n`,
    )
    await rm(paths.pictures)
    expect((await startStudio(directory, { DRAW_AHEAD: '0' }).ended).code).toBe(0)
    expect(await drawnFiles(paths)).toHaveLength(1)
  })

  // A small file system of its own for the studio needs user namespaces, which some systems forbid.
  const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0
  test.skipIf(!canMount).each([
    ['size=20k', 'the disk is full. Free some space'],
    [
      'ro',
      'the file system is read-only. Make it writable, or set VITRINE_DATA to another directory',
    ],
  ])(
    'the studio reports the reason when it is mounted with %s, and keeps its requests',
    async (options, reason) => {
      const { directory, paths, queue } = await pictureData([dress(1), dress(2)])
      await queue.add(smallFileOf(dress(9)))
      await queue.add({ ...dress(9), width: 1200, format: 'jpg' })
      await mkdir(paths.pictures)
      const mount = `mount -t tmpfs -o ${options} none "$VITRINE_DATA/media" && exec "$@"`
      const { code, output } = await startStudio(directory, {}, [
        ...['unshare', '-rm', 'sh', '-c', mount, 'sh'],
      ]).ended
      expect(output).toContain(
        `The studio cannot store pictures in ${paths.pictures}: ${reason}; the next start of the studio continues from here.\n`,
      )
      expect(code).toBe(1)
      expect((await queue.names()).length).toBeGreaterThan(0)
      expect((await startStudio(directory).ended).code).toBe(0)
      expect(await queue.names()).toEqual([])
      expect(await drawnFiles(paths)).toContain(
        picturePath({ ...dress(9), width: 1200, format: 'jpg' }).split('/')[1],
      )
    },
  )
})
