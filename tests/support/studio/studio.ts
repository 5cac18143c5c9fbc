import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { imageFile } from '#cms/media/library.ts'
import type { ImageFile } from '#cms/media/studioProcess.ts'
import { imageVersion } from '#cms/media/version.ts'
import { type PlateSpec, type ProductPlate, plateSize } from '#database/schema/plateSpec.ts'
import type { PlateSpec as Plate } from '#studio/plateSpec.ts'

/** The program of the studio. */
export const program = fileURLToPath(new URL('../../../studio/main.ts', import.meta.url))

/** A specification of the CMS as the studio draws it. It compiles while the studio knows every word of the CMS. */
export const plateOf = (spec: PlateSpec): Plate => ({ ...spec, ...plateSize(spec) })

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

/** A file of the same dress with another seed, by default the smallest AVIF. */
export function dress(
  seed: number,
  width = 320,
  format: ImageFile['format'] = 'avif',
  spec: PlateSpec = { ...slipDress, seed },
): ImageFile {
  return imageFile({ id: `dress-${seed}`, version: imageVersion(spec), width, format, spec })
}

/** A folder for images; it is removed with the test. */
export async function imageFolder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-studio-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return join(directory, 'media')
}

/** The names of the drawn files, complete or not, in alphabetical order. */
export async function drawnFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
}
