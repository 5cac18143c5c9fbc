import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { type BacklogEntry, writeBacklog } from '#cms/media/backlog.ts'
import { type MediaPaths, mediaPaths } from '#cms/media/mediaPaths.ts'
import type { ProductPlate } from '#cms/media/plateSpec.ts'
import { type PictureRequest, RequestQueue } from '#cms/media/requests.ts'
import { pictureVersion } from '#cms/media/version.ts'

const program = fileURLToPath(new URL('../../../cms/studio/main.ts', import.meta.url))

export const slipDress: ProductPlate = {
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

/** A picture of the same dress with another seed, under the id `dress-{seed}`. */
export function dress(seed: number): BacklogEntry {
  const spec = { ...slipDress, seed }
  return { id: `dress-${seed}`, version: pictureVersion(spec), spec }
}

/** A request for the smallest AVIF of a picture. */
export function smallFileOf(entry: BacklogEntry): PictureRequest {
  return { ...entry, width: 320, format: 'avif' }
}

/** A data directory with pictures to draw; it is removed with the test. */
export async function pictureData(
  backlog?: readonly BacklogEntry[],
): Promise<{ directory: string; paths: MediaPaths; queue: RequestQueue }> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-studio-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const paths = mediaPaths(directory)
  if (backlog) await writeBacklog(paths.backlog, backlog)
  return { directory, paths, queue: new RequestQueue(paths.requests) }
}

/** The names of the drawn files, complete or not, in alphabetical order. */
export async function drawnFiles({ pictures }: MediaPaths): Promise<string[]> {
  const entries = await readdir(pictures, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
}

/** A running studio. */
export interface RunningStudio {
  child: ChildProcess
  /** What it has printed so far. */
  output: () => string
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>
}

/**
 * Starts the studio from the command line, as an administrator would. It is killed with the test.
 * @param command a program that runs the studio's command line, with its own options
 */
export function startStudio(
  directory: string,
  variables: Record<string, string> = {},
  [file = process.execPath, ...options]: readonly string[] = [],
): RunningStudio {
  const nodeOptions = file === process.execPath ? [] : [process.execPath]
  const child = spawn(file, [...options, ...nodeOptions, program], {
    env: { PATH: process.env['PATH'], VITRINE_DATA: directory, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const append = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', append)
  child.stderr.on('data', append)
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, output: () => output, ended }
}
