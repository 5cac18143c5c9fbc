import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PlateSpec } from './plateSpec.ts'

function digest(...parts: string[]) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 8)
}

function sources(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => readFileSync(join(directory, name), 'utf8'))
}

/**
 * Names this state of the drawing code and its libraries. A changed drawing gets new addresses by
 * itself: nobody has to remember to raise a number.
 */
export const drawingVersion = digest(
  ...sources(import.meta.dirname),
  sharp.versions.vips,
  sharp.versions.rsvg ?? '',
)

/** Names a picture's content: 16 hexadecimal digits of drawing code and spec. */
export function pictureVersion(spec: PlateSpec): string {
  return `${drawingVersion}${digest(JSON.stringify(spec))}`
}
