import { createHash } from 'node:crypto'
import type { PhotographSpec } from '#cms/database/schema/photographSpec.ts'

/** Identifies how files are cut, by 8 hexadecimal digits: a new value gives every image a new URL. */
export const cutVersion = '00000001'

/** Identifies an image's content by 16 hexadecimal digits. */
export function imageVersion(spec: PhotographSpec): string {
  return `${cutVersion}${digestOf(JSON.stringify(spec))}`
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
