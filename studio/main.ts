import { lowerPriority } from './priority.ts'

/**
 * Draws the files that the parent process sends as messages of type ImageFile, below the folder that is its argument, and
 * responds to each with `{ file }`, with `error` if it could not be drawn. Several may be sent at a time. A folder that
 * cannot be written ends the program, after `{ failure }` with the advice. It ends when the parent disconnects, and may be
 * killed at any time. With `--background` it runs at a low priority.
 */
const [folder = '', option] = process.argv.slice(2)
if (option === '--background') lowerPriority()
// Loaded after the priority is set: loading takes half a second of a processor, too.
const [{ default: sharp }, { ImageWriter, StorageError }] = await Promise.all([
  import('sharp'),
  import('./imageWriter.ts'),
])
// Bounds the memory: libvips holds one image per thread, and its cache serves no second use.
sharp.cache(false)
sharp.concurrency(1)
const writer = new ImageWriter(folder)

process.on('message', async (file: Parameters<typeof writer.draw>[0]) => {
  try {
    await writer.draw(file)
    respond({ file: file.file })
  } catch (error) {
    if (error instanceof StorageError) respond({ failure: error.message }, () => process.exit(1))
    else respond({ file: file.file, error: String(error) })
  }
})

function respond(message: object, then?: () => void) {
  if (process.connected) process.send?.(message, undefined, undefined, then)
  else then?.()
}
