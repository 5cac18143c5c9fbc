import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Format } from '#server/media/imageFiles.ts'

/** Milliseconds until a studio that does not exit is killed. Killing it loses no data. */
const graceMilliseconds = 1000

/** Bounds the studio's memory: its heap, and what its allocator retains of freed pixels. */
const heapOptions = ['--max-old-space-size=128', '--max-semi-space-size=4']
const allocatorOptions = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/** A file to draw, as the studio's program receives it. */
export interface ImageFile {
  /** Its path below the folder of images. */
  file: string
  /** In pixels. */
  width: number
  format: Format
  /** A PlateSpec with its width and height. */
  spec: object
}

/** A response of the program: a file with an error if it cannot be drawn, or why the program ends. */
type Message = { file: string; error?: string } | { failure: string }

export interface StudioProcessOptions {
  /** Path of the program. */
  program: string
  /** Absolute path of the folder of images. */
  folder: string
  /** Whether it takes only the processor time that no other process wants. */
  isBackground: boolean
  /** Called for each file that was sent, with an error if it cannot be drawn. */
  onFile: (file: string, error?: string) => void
  /** Called when the process ends unexpectedly. */
  onFailure: (reason: string) => void
}

/** The program of `studio/` as a child process. */
export interface StudioProcess {
  pid: number | undefined
  send(image: ImageFile): void
  /** Disconnects, upon which the process finishes what it draws and ends. */
  end(): Promise<void>
}

/** Starts the program of `studio/`. */
export function startStudio(options: StudioProcessOptions): StudioProcess {
  const { program, folder, isBackground, onFile } = options
  const child = fork(program, [folder, ...(isBackground ? ['--background'] : [])], {
    // A session of its own: see lowerPriority.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: heapOptions,
    env: { ...allocatorOptions, ...process.env },
  })
  let isEnding = false
  let failure: string | undefined
  const fail = (reason: string) => {
    if (!isEnding) options.onFailure(failure ?? reason)
    isEnding = true
  }
  child.on('message', (message: Message) => {
    if ('failure' in message) failure = message.failure
    else if (!isEnding) onFile(message.file, message.error)
  })
  child.once('exit', (code, signal) => fail(`It ended with ${signal ?? code}.`))
  child.on('error', (error) => {
    if (child.pid === undefined) fail(error.message)
  })
  return {
    pid: child.pid,
    // A message cannot be sent once the process has ended; its `exit` event reports that.
    send: (image) => void child.send(image, () => {}),
    async end() {
      isEnding = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      if (child.connected) child.disconnect()
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMilliseconds)
      await ended
      clearTimeout(timer)
    },
  }
}
