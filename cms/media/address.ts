import { contentTypes, type Format, formats } from './formats.ts'

/** One file of a picture: its width in pixels and its format. */
export type PictureFile = { id: string; width: number; format: Format }

/** A file of one version of a picture. A version is 16 hexadecimal digits. */
export type PictureAddress = PictureFile & { version: string }

const id = /^[a-z0-9](?:[a-z0-9-]{0,118}[a-z0-9])?$/
const address = /^\/media\/([0-9a-f]{16})\/([a-z0-9-]{1,120})-(\d{2,4})\.(avif|webp|jpg)$/

/** Whether a text is a valid picture id: lower-case letters, digits and inner hyphens, at most 120. */
export function isPictureId(text: string): boolean {
  return id.test(text)
}

/** The path of a file's URL: `/media/{version}/{id}-{width}.{format}`. Its content never changes. */
export function pictureAddress(version: string, file: PictureFile): string {
  return `/media/${version}/${file.id}-${file.width}.${file.format}`
}

/** Parses the path of a URL; undefined when it is not the address of a picture. */
export function parsePictureAddress(path: string): PictureAddress | undefined {
  const [, version, name, width, format] = address.exec(path) ?? []
  if (!version || !name || !width || !isFormat(format) || !isPictureId(name)) return undefined
  return { version, id: name, width: Number(width), format }
}

function isFormat(text: string | undefined): text is Format {
  return formats.some((format) => format === text)
}

/** The media type of a file. */
export const contentTypeOf = ({ format }: PictureFile): string => contentTypes[format]
