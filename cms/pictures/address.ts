import { contentTypes, type Format, formats } from './formats.ts'

/** One file of a picture, as an address names it. */
export type PictureFile = { id: string; width: number; format: Format }

const id = /^[a-z0-9](?:[a-z0-9-]{0,118}[a-z0-9])?$/
const address = /^\/media\/([0-9a-f]{16})\/([a-z0-9-]{1,120})-(\d{2,4})\.(avif|webp|jpg)$/

/** Whether a text may be a picture's id: lower-case letters, digits and inner hyphens, at most 120. */
export function isPictureId(text: string): boolean {
  return id.test(text)
}

/** Where a file is: `/media/{version}/{id}-{width}.{format}`. What stands there never changes. */
export function pictureAddress(version: string, file: PictureFile): string {
  return `/media/${version}/${file.id}-${file.width}.${file.format}`
}

/** Reads an address; undefined when it is none. */
export function parsePictureAddress(path: string): (PictureFile & { version: string }) | undefined {
  const [, version, name, width, format] = address.exec(path) ?? []
  if (!version || !name || !width || !isFormat(format) || !isPictureId(name)) return undefined
  return { version, id: name, width: Number(width), format }
}

function isFormat(text: string | undefined): text is Format {
  return formats.some((format) => format === text)
}

export const contentTypeOf = ({ format }: PictureFile): string => contentTypes[format]
