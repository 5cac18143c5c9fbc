import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { isPictureId } from './address.ts'
import { isMissing, writeAtomically } from './files.ts'
import { widthsOf } from './formats.ts'
import { PlateSpec } from './plateSpec.ts'
import type { PictureRequest } from './requests.ts'

/** A picture of the shop. */
export const BacklogEntry = z.object({
  id: z.string().refine(isPictureId),
  version: z.string().regex(/^[0-9a-f]{16}$/),
  spec: PlateSpec,
})
export type BacklogEntry = z.infer<typeof BacklogEntry>

/** Replaces the list of the shop's pictures: one line of JSON each. */
export async function writeBacklog(path: string, entries: readonly BacklogEntry[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeAtomically(path, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
}

/** Reads the list; lines that are invalid are left out, and without a file it is empty. */
export async function readBacklog(path: string): Promise<BacklogEntry[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    try {
      return BacklogEntry.safeParse(JSON.parse(line)).data ?? []
    } catch {
      return []
    }
  })
}

/** The widths drawn in each pass over the backlog: first those that phones and cards load. */
const passes = [
  [320, 480, 768],
  [1200, 1920],
] as const

/** The files to draw ahead, in order: AVIF alone, which nearly every browser accepts. */
export function filesOf(entries: readonly BacklogEntry[]): PictureRequest[] {
  return passes.flatMap((widths) =>
    entries.flatMap((entry) =>
      widths
        .filter((width) => widthsOf(entry.spec).some((one) => one === width))
        .map((width) => ({ ...entry, width, format: 'avif' as const })),
    ),
  )
}
