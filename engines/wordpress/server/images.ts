import type { Image } from '@vitrine/contract/common.ts'
import type { Addresses } from './addresses.ts'
import type { Media } from './wordpressTypes.ts'

/** The width of an image whose sizes WordPress does not know, such as one of another server. */
const usualWidth = 1600

/** An image of the media library in the form of the contract: in all widths that WordPress has cut, but not its squares. */
export function toImage(media: Media, addresses: Addresses): Image {
  const { alt_text: alt, source_url: src, media_details: details } = media
  const { width = usualWidth, height = usualWidth * 0.75, sizes = {} } = details
  const srcset = Object.values(sizes)
    .filter((size) => Math.abs(size.width / size.height - width / height) < 0.02)
    .map((size) => `${size.source_url} ${size.width}w`)
    .join(', ')
  const [url, candidates] = [addresses.media(src), addresses.media(srcset)]
  return imageOfTag({ src: url, alt, srcset: candidates, width: `${width}`, height: `${height}` })
}

/** The image of an `<img>` in a text, by its attributes. */
export function imageOfTag(attributes: Readonly<Record<string, string>>): Image {
  const { src = '', alt = '', srcset = '', ...size } = attributes
  const width = Number(size['width']) || usualWidth
  const ratio = (Number(size['height']) || width * 0.75) / width
  const urls = new Map([[width, src]])
  for (const [, url = '', across] of srcset.matchAll(/(\S+) (\d+)w/g)) urls.set(Number(across), url)
  const widths = [...urls.keys()].toSorted((one, other) => one - other)
  const atLeast = (least: number) => {
    const across = widths.find((width) => width >= least) ?? Math.max(...widths)
    return { url: urls.get(across) ?? '', width: across, height: Math.round(across * ratio) }
  }
  const full = atLeast(Number.POSITIVE_INFINITY)
  const sizes = { thumbnail: atLeast(150), medium: atLeast(300), large: atLeast(1000), full }
  const candidates = widths.map((width) => `${urls.get(width)} ${width}w`).join(', ')
  return { id: full.url, name: alt, alt, url: full.url, srcset: candidates, sizes }
}
