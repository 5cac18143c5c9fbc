/** The URLs of an image's files: a `srcset` for each format, and the full-size JPEG. */
export interface ImageFiles {
  url: string
  srcset: string
  avifSrcset: string | null
  webpSrcset: string | null
}

/** The URLs of an image: either a `pattern` with braces, or the list `files`. */
export interface ImageUrls {
  /** `/media/dress-{320,480}.{avif,webp,jpg}`: widths in px, then formats, best first. */
  pattern: string | null
  files: ImageFiles | null
}

const none: ImageFiles = { url: '', srcset: '', avifSrcset: null, webpSrcset: null }

const expanded = new WeakMap<ImageUrls, ImageFiles>()

/** Returns the URLs of an image's files, expanded from its pattern where it has one. */
export function imageFiles(image: ImageUrls): ImageFiles {
  if (image.files) return image.files
  const files = expanded.get(image) ?? expand(image.pattern ?? '')
  expanded.set(image, files)
  return files
}

function expand(pattern: string): ImageFiles {
  const [, stem, widthList, formatList] = pattern.match(/^(.*)\{([\d,]+)\}\.\{([a-z,]+)\}$/) ?? []
  if (stem === undefined || !widthList || !formatList) return none
  const widths = widthList.split(',')
  const formats = formatList.split(',')
  const urlOf = (width: string | number, format = '') => `${stem}${width}.${format}`
  const srcset = (format = '') =>
    widths.map((width) => `${urlOf(width, format)} ${width}w`).join(', ')
  const last = formats.at(-1)
  return {
    url: urlOf(Math.max(...widths.map(Number)), last),
    srcset: srcset(last),
    avifSrcset: formats.includes('avif') ? srcset('avif') : null,
    webpSrcset: formats.includes('webp') ? srcset('webp') : null,
  }
}
