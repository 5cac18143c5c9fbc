import type { Image } from '@vitrine/contract/common.ts'
import type { Addresses } from './addresses.ts'
import type { Media } from './wordpressTypes.ts'

interface Size {
  url: string
  width: number
  height: number
}

/** The width of an image whose sizes WordPress does not know, such as one of another server. */
const usualWidth = 1600

/** An image of the media library in the form of the contract: in all widths that WordPress has cut, but not its squares. */
export function toImage(media: Media, addresses: Addresses): Image {
  const { id, alt_text: alt, source_url, media_details: details } = media
  const { width = usualWidth, height = Math.round((usualWidth * 3) / 4), sizes = {} } = details
  const full = { url: addresses.media(source_url), width, height }
  const cut = Object.entries(sizes).map(([name, size]) => ({
    ...{ name, url: addresses.media(size.source_url), width: size.width, height: size.height },
  }))
  const isWhole = (size: Size) => Math.abs(size.width / size.height - width / height) < 0.02
  return imageOfSizes({
    ...{ id: String(id), alt, full },
    others: cut.filter((size) => size.name !== 'full' && isWhole(size)),
  })
}

/** The image of an `<img>` in a text. */
export function imageOfTag(attributes: Readonly<Record<string, string>>, addresses: Addresses) {
  const { src = '', alt = '', srcset = '' } = attributes
  const width = Number(attributes['width']) || usualWidth
  const height = Number(attributes['height']) || Math.round((width * 3) / 4)
  const others = [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, url = '', across]) => ({
    ...{ url: addresses.media(url), width: Number(across) },
    height: Math.round((Number(across) * height) / width),
  }))
  const full = { url: addresses.media(src), width, height }
  const largest = others.toSorted((one, other) => other.width - one.width)[0] ?? full
  return imageOfSizes({ id: full.url, alt, full: largest, others: [...others, full] })
}

function imageOfSizes(image: { id: string; alt: string; full: Size; others: Size[] }) {
  const { id, alt, full, others } = image
  const byWidth = new Map([...others, full].map((size) => [size.width, size]))
  const all = [...byWidth.values()].toSorted((one, other) => one.width - other.width)
  const atLeast = (width: number): Size => {
    const { url, width: across, height } = all.find((size) => size.width >= width) ?? full
    return { url, width: across, height }
  }
  const sizes = { thumbnail: atLeast(150), medium: atLeast(300), large: atLeast(1000), full }
  const srcset = all.map(({ url, width }) => `${url} ${width}w`).join(', ')
  return { id, name: alt, alt, url: full.url, srcset, sizes } satisfies Image
}
