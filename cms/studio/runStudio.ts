import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import sharp from 'sharp'
import { readEnvironment } from '#cms/environment.ts'
import { exists } from '#cms/media/files.ts'
import { mediaPaths } from '#cms/media/mediaPaths.ts'
import { takeLock } from '#cms/processLock.ts'
import { StorageError } from './storageError.ts'
import { Studio } from './studio.ts'

/** Milliseconds for which a studio without work waits for the server's next request. */
const idleMilliseconds = 20_000

/** Milliseconds that the studio of a server that has just ended may take to end. */
const handoverMilliseconds = 10_000

/**
 * Runs the only studio of a data directory until everything is drawn. A studio that a server
 * started also ends with that server, and before it ends waits for further requests. Throws an
 * Error that says what to do when another studio runs or a folder cannot be used.
 */
export async function runStudio({ foreground }: { foreground: boolean }): Promise<void> {
  const isChild = process.connected
  const defaults = isChild ? {} : { LOG_LEVEL: 'info' }
  const environment = readEnvironment({ ...defaults, ...process.env })
  const paths = mediaPaths(resolve(environment.VITRINE_DATA))
  const drawsAhead = environment.DRAW_AHEAD === '1' && !foreground
  if (drawsAhead && !isChild) await expectBacklog(paths.backlog)
  const cores = availableParallelism()
  // Bounds the memory: libvips holds one picture per thread, and its cache serves no second use.
  sharp.cache(false)
  sharp.concurrency(foreground ? cores : 1)
  const studio = new Studio({
    paths,
    drawsAhead,
    lanes: Math.min(2, cores),
    onDrawn: () => process.send?.('drawn'),
    log: pino({ name: 'studio', level: environment.LOG_LEVEL }),
  })
  process.on('message', () => studio.wake())
  const release = await lock(paths.lock, isChild ? handoverMilliseconds : 0)
  process.on('exit', release)
  // No file is left half-written by an exit, so it need not wait for what is being drawn.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => process.exit())
  process.on('disconnect', () => process.exit())
  do await studio.run()
  while (isChild && !foreground && (await isWoken()))
  process.exit()
}

async function isWoken() {
  const signal = AbortSignal.timeout(idleMilliseconds)
  return once(process, 'message', { signal }).then(
    () => true,
    () => false,
  )
}

async function lock(path: string, milliseconds: number) {
  await mkdir(dirname(path), { recursive: true }).catch((error: unknown) => {
    throw new StorageError(dirname(path), error)
  })
  const end = performance.now() + milliseconds
  for (;;) {
    try {
      return await takeLock(path, describeHolder)
    } catch (error) {
      if (performance.now() >= end) throw error
      await delay(100)
    }
  }
}

const describeHolder = (pid: number) =>
  `Process ${pid} is already drawing the pictures of this data directory. Wait until it ends, or stop it first.`

async function expectBacklog(path: string) {
  if (await exists(path)) return
  throw new Error(
    `There is no list of pictures at ${path}. Start the shop once, which writes it, or set VITRINE_DATA to its data directory.`,
  )
}
