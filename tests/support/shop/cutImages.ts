import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cutImages = fileURLToPath(
  new URL('../../../node_modules/.cache/vitrine/media', import.meta.url),
)

/** Shares the images cut earlier with a shop's data directory: their names are hashes of their content. */
export async function shareCutImages(data: string): Promise<void> {
  await mkdir(cutImages, { recursive: true })
  await mkdir(data, { recursive: true })
  await symlink(cutImages, join(data, 'media'))
}
