import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const drawnImages = fileURLToPath(
  new URL('../../../node_modules/.cache/vitrine/media', import.meta.url),
)

/** Shares the images drawn earlier with a shop's data directory: their names are hashes of their content. */
export async function shareDrawnImages(data: string): Promise<void> {
  await mkdir(drawnImages, { recursive: true })
  await mkdir(data, { recursive: true })
  await symlink(drawnImages, join(data, 'media'))
}
