import { contentTypes, type Format, formats } from './formats.ts'

/** One file of an image: its width in pixels and its format. */
export type RenditionFile = { id: string; width: number; format: Format }

/** A file of one version of an image. A version is 16 hexadecimal digits. */
export type ImageUrlParts = RenditionFile & { version: string }

const id = /^[a-z0-9](?:[a-z0-9-]{0,118}[a-z0-9])?$/
const urlPattern = /^\/media\/([0-9a-f]{16})\/([a-z0-9-]{1,120})-(\d{2,4})\.(avif|webp|jpg)$/

/** Whether a text is a valid image id: lower-case letters, digits and inner hyphens, at most 120. */
export function isImageId(text: string): boolean {
  return id.test(text)
}

/** The path of a file's URL: `/media/{version}/{id}-{width}.{format}`. Its content never changes. */
export function imageUrl(version: string, file: RenditionFile): string {
  return `/media/${version}/${file.id}-${file.width}.${file.format}`
}

/** Parses the path of a URL; undefined when it is not the URL of an image. */
export function parseImageUrl(path: string): ImageUrlParts | undefined {
  const [, version, name, width, format] = urlPattern.exec(path) ?? []
  if (!version || !name || !width || !isFormat(format) || !isImageId(name)) return undefined
  return { version, id: name, width: Number(width), format }
}

function isFormat(text: string | undefined): text is Format {
  return formats.some((format) => format === text)
}

/** The media type of a file. */
export const contentTypeOf = ({ format }: RenditionFile): string => contentTypes[format]
