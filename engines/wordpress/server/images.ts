import type { Image } from '@vitrine/contract/common.ts'
import type { Addresses } from './addresses.ts'
import type { Media } from './wordpressTypes.ts'

/** The width of an image whose sizes WordPress does not know, such as one of another server. */
const usualWidth = 1600

/** An image of the media library in the form of the contract: in all widths that WordPress has cut, but not its squares. */
export function toImage(media: Media, addresses: Addresses): Image {
  const { alt_text: alt, source_url: src, media_details: details } = media
  const { width = usualWidth, height = usualWidth * 0.75, sizes = {} } = details
  const candidates = Object.values(sizes)
    .filter((size) => Math.abs(size.width / size.height - width / height) < 0.02)
    .map((size) => `${addresses.media(size.source_url)} ${size.width}w`)
  const attributes = { src: addresses.media(src), alt, srcset: candidates.join(', ') }
  return imageOfTag({ ...attributes, width: `${width}`, height: `${height}` })
}

/** The image of an `<img>` in a text, by its attributes. */
export function imageOfTag(attributes: Readonly<Record<string, string>>): Image {
  const { src = '', alt = '', srcset = '', ...size } = attributes
  const width = Number(size['width']) || usualWidth
  const ratio = (Number(size['height']) || width * 0.75) / width
  const urls = new Map([[width, src]])
  for (const [, url = '', across] of srcset.matchAll(/(\S+) (\d+)w/g)) urls.set(Number(across), url)
  const sizes = [...urls]
    .toSorted(([one], [other]) => one - other)
    .map(([across, url]) => ({ url, width: across, height: Math.round(across * ratio) }))
  const full = sizes.at(-1) ?? { url: src, width, height: width * ratio }
  const atLeast = (least: number) => sizes.find((item) => item.width >= least) ?? full
  return {
    ...{ id: full.url, name: alt, alt, url: full.url },
    srcset: sizes.map((item) => `${item.url} ${item.width}w`).join(', '),
    sizes: { thumbnail: atLeast(150), medium: atLeast(300), large: atLeast(1000), full },
  }
}
