import type { Site } from './wordpressTypes.ts'

/** The beginnings of the paths of the plugin's post types, with those of their pages on the shop. */
const folders = new Map([
  ['store', '/store-locator'],
  ['look_book', '/look-book'],
])
/** The beginning of the paths of its files on the shop. */
export const mediaPath = '/media/content/'

/** Turns addresses of a WordPress into those of the shop. */
export class Addresses {
  /** Addresses of the WordPress, with a final slash: its own, and the one by which the adapter reaches it. */
  readonly #bases: readonly URL[]
  /** The beginning of the address of an image or a film of its uploads. */
  readonly #files: RegExp

  constructor(url: string, { home, url: site }: Pick<Site, 'home' | 'url'>) {
    const bases = [url, home, site].flatMap((item) => URL.parse(item.replace(/\/*$/, '/')) ?? [])
    // Addresses in a folder first: WordPress may be below the address of its pages.
    this.#bases = bases.toSorted((one, other) => other.pathname.length - one.pathname.length)
    const places = this.#bases.map(({ host, pathname }) =>
      `//${host}${pathname}`.replace(/[^\w/]/g, '\\$&'),
    )
    const file = String.raw`(?=[^\s"'<>]*\.(jpe?g|png|gif|webp|avif|mp4|webm|vtt)\b)`
    this.#files = new RegExp(`(https?:)?(${places.join('|')})wp-content/uploads/${file}`, 'gi')
  }

  /**
   * The page of the shop to which a link leads, or the link itself if it leads elsewhere or to what only WordPress
   * serves.
   */
  link(address: string): string {
    if (/^(#|mailto:|tel:|\/(?!\/))/.test(address)) return address
    const url = URL.parse(address, this.#bases[0]?.href)
    const base = this.#bases.find(
      ({ host, pathname }) => url?.host === host && `${url.pathname}/`.startsWith(pathname),
    )
    if (!url || !base) return address
    const segments = url.pathname.slice(base.pathname.length).split('/').filter(Boolean)
    const [first = ''] = segments
    if (first.startsWith('wp-') || (first === '' && url.search)) return address
    if (first === 'category') return '/stories'
    const folder = segments.length > 1 ? (folders.get(first) ?? '') : ''
    return `${folder}/${segments.at(-1) ?? ''}${url.search}${url.hash}`
  }

  /** Replaces the addresses of all uploads in a text, such as HTML, by those on the shop. */
  media(text: string): string {
    return text.replace(this.#files, mediaPath)
  }
}
