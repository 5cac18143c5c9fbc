import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const drawnPictures = fileURLToPath(
  new URL('../../../node_modules/.cache/vitrine/media', import.meta.url),
)

/** Shares the pictures drawn earlier with a shop's data directory: their names are hashes of their content. */
export async function shareDrawnPictures(data: string): Promise<void> {
  await mkdir(drawnPictures, { recursive: true })
  await mkdir(data, { recursive: true })
  await symlink(drawnPictures, join(data, 'media'))
}
