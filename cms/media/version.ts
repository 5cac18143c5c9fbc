import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import type { ImageSpec } from '#database/schema/photographSpec.ts'

const studio = join(import.meta.dirname, '..', '..', 'studio')
const program = join(studio, 'main.ts')

/** The program that draws images; undefined in a shop that has deleted `studio/`. */
export const studioProgram = existsSync(program) ? program : undefined

function digest(...parts: string[]) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 8)
}

function drawingSources(): string[] {
  const files = globSync('**/*.ts', { cwd: studio }).sort()
  return files.map((file) => readFileSync(join(studio, file), 'utf8'))
}

/** The version of sharp, which pins that of libvips. */
function sharpVersion() {
  const path = findPackageJSON('sharp', import.meta.url)
  return path ? String(JSON.parse(readFileSync(path, 'utf8')).version) : ''
}

/**
 * Identifies the drawing code and its libraries by 8 hexadecimal digits, so that changed drawing
 * code gives every image a new URL. Without `studio/` it is constant.
 */
export const drawingVersion = studioProgram
  ? digest(
      ...drawingSources(),
      readFileSync(join(import.meta.dirname, '../../database/schema/plateSpec.ts'), 'utf8'),
      sharpVersion(),
    )
  : '00000000'

/** Identifies an image's content: 16 hexadecimal digits of drawing code and spec. */
export function imageVersion(spec: ImageSpec): string {
  return `${drawingVersion}${digest(JSON.stringify(spec))}`
}
