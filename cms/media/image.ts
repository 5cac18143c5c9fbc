import type { Image } from '#contract/common.ts'
import type { ImageSpec } from '#database/schema/photographSpec.ts'
import { contentTypes, type Format, formats, sizeOf, swatchWidth, widthsOf } from './formats.ts'
import { imageUrl } from './imageUrl.ts'
import { imageVersion } from './version.ts'

export type ImageDescription = { id: string; name: string; alt: string; spec: ImageSpec }

/** Describes an image as REST serves it: the URL and size of each file, and a placeholder colour. */
export function describeImage({ id, name, alt, spec }: ImageDescription): Image {
  const version = imageVersion(spec)
  const widths = widthsOf(spec)
  const { width, height } = sizeOf(spec)
  const url = (format: Format, size: number) => imageUrl(version, { id, width: size, format })
  const srcset = (format: Format) =>
    widths.map((size) => `${url(format, size)} ${size}w`).join(', ')
  const file = (size: number) => ({
    url: url('jpg', size),
    width: size,
    height: Math.round((size * height) / width),
  })
  const [thumbnail, medium, large, full] = widths
  return {
    id,
    name,
    alt,
    url: url('jpg', full),
    srcset: srcset('jpg'),
    sources: formats
      .filter((format) => format !== 'jpg')
      .map((format) => ({ type: contentTypes[format], srcset: srcset(format) })),
    color: placeholderColor(spec),
    sizes: {
      thumbnail: file(thumbnail),
      medium: file(medium),
      large: file(large),
      full: file(full),
    },
  }
}

/** The URL of the file that a swatch shows. */
export function swatchUrl({ id, spec }: ImageDescription): string {
  return imageUrl(imageVersion(spec), { id, width: swatchWidth, format: 'webp' })
}

/** The CSS colour shown until an image has loaded: that of its backdrop or fabric. */
export function placeholderColor(spec: ImageSpec): string {
  return 'ground' in spec ? spec.ground : spec.view === 'detail' ? spec.color : '#e6dfd4'
}
