import type { Image } from '@vitrine/contract/common.ts'

/** File formats, best first, by the extension of their files. */
export const formats = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof formats)[number]

const contentTypes: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/** Widths in pixels of the files of an image, in ascending order. */
export type Widths = readonly [number, number, number, number]

/** The widths of a product's image, and the size of its largest proportions: a page reserves space for it. */
export const cardWidths: Widths = [320, 480, 768, 1200]
export const cardSize = { width: 1200, height: 1600 }

/** The id, width in pixels and format of one file of an image. */
export type RenditionFile = { id: string; width: number; format: Format }

/** A file of one version of an image, which is 16 hexadecimal digits. */
export type ImageUrlParts = RenditionFile & { version: string }

const id = /^[a-z0-9](?:[a-z0-9-]{0,118}[a-z0-9])?$/
const urlPattern = /^\/media\/([0-9a-f]{16})\/([a-z0-9-]{1,120})-(\d{2,4})\.(avif|webp|jpg)$/

/** Whether a text is a valid image id: lower-case letters, digits and inner hyphens, at most 120. */
export function isImageId(text: string): boolean {
  return id.test(text)
}

/** The path of a file's URL, `/media/{version}/{id}-{width}.{format}`, whose content never changes. */
export function imageUrl(version: string, file: RenditionFile): string {
  return `/media/${version}/${file.id}-${file.width}.${file.format}`
}

/** Parses the path of a URL, or returns undefined when it is not the URL of an image. */
export function parseImageUrl(path: string): ImageUrlParts | undefined {
  const [, version, name, width, format] = urlPattern.exec(path) ?? []
  if (!version || !name || !width || !isFormat(format) || !isImageId(name)) return undefined
  return { version, id: name, width: Number(width), format }
}

function isFormat(text: string | undefined): text is Format {
  return formats.some((format) => format === text)
}

/** The media type of a file. */
export const renditionContentType = ({ format }: Pick<RenditionFile, 'format'>): string =>
  contentTypes[format]

/** The source of an image's files. */
export interface ImageContent {
  id: string
  name: string
  alt: string
  version: string
  widths: Widths
  /** The width and height of every file, as a proportion. */
  size: { width: number; height: number }
  /** The CSS colour that is shown until a file has loaded. */
  color: string
}

/** Describes an image as REST serves it: the URL and size of each file. */
export function describeFiles({
  id,
  name,
  alt,
  version,
  widths,
  size,
  color,
}: ImageContent): Image {
  const url = (format: Format, width: number) => imageUrl(version, { id, width, format })
  const srcset = (format: Format) =>
    widths.map((width) => `${url(format, width)} ${width}w`).join(', ')
  const file = (width: number) => ({
    url: url('jpg', width),
    width,
    height: Math.round((width * size.height) / size.width),
  })
  const [thumbnail, medium, large, full] = widths
  return {
    ...{ id, name, alt, color },
    url: url('jpg', full),
    srcset: srcset('jpg'),
    sources: formats
      .filter((format) => format !== 'jpg')
      .map((format) => ({ type: contentTypes[format], srcset: srcset(format) })),
    sizes: {
      thumbnail: file(thumbnail),
      medium: file(medium),
      large: file(large),
      full: file(full),
    },
  }
}
