import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import type { PlateSpec } from './plateSpec.ts'

function digest(...parts: string[]) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 8)
}

/** The sources of the drawing code: all folders of cms/studio. The files beside them run the program. */
function drawingSources(): string[] {
  const studio = join(import.meta.dirname, '..', 'studio')
  return readdirSync(studio, { recursive: true, encoding: 'utf8' })
    .filter((name) => /[\\/].*\.ts$/.test(name))
    .sort()
    .map((name) => readFileSync(join(studio, name), 'utf8'))
}

function sourceOf(name: string) {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
}

/** The version of sharp, which pins that of libvips. */
function sharpVersion() {
  const path = findPackageJSON('sharp', import.meta.url)
  return path ? String(JSON.parse(readFileSync(path, 'utf8')).version) : ''
}

/**
 * Identifies the drawing code and its libraries by 8 hexadecimal digits, so that changed drawing
 * code gives every picture a new address.
 */
export const drawingVersion = digest(
  ...drawingSources(),
  sourceOf('plateSpec.ts'),
  sourceOf('garmentKind.ts'),
  sharpVersion(),
)

/** Identifies a picture's content: 16 hexadecimal digits of drawing code and spec. */
export function pictureVersion(spec: PlateSpec): string {
  return `${drawingVersion}${digest(JSON.stringify(spec))}`
}
