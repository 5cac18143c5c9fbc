import type { About } from './wordpressTypes.ts'

/** The beginnings of the paths of the plugin's post types, with those of their pages on the shop. */
const folders = new Map([
  ['store', 'store-locator'],
  ['look_book', 'look-book'],
])
const uploads = '/wp-content/uploads/'
/** The beginning of the paths of its files on the shop. */
export const mediaPath = '/media/content/'

/** Turns addresses of a WordPress into those of the shop. */
export class Addresses {
  readonly #bases: readonly URL[]
  /** The beginning of the address of an image or a film of its uploads. */
  readonly #files: RegExp

  /** Its own address may differ from the one by which the adapter reaches it. */
  constructor(url: string, { home, url: site }: About) {
    const bases = [url, home, site].flatMap((item) => URL.parse(item) ?? [])
    // Those in a folder first: WordPress may be below the address of its pages.
    this.#bases = bases.toSorted((one, other) => other.pathname.length - one.pathname.length)
    const places = this.#bases.map(({ host, pathname }) =>
      `//${host}${pathname.replace(/\/+$/, '')}${uploads}`.replace(/[^\w/]/g, '\\$&'),
    )
    const type = String.raw`[^\s"'<>]*\.(jpe?g|png|gif|webp|avif|mp4|webm|vtt)\b`
    this.#files = new RegExp(`(https?:)?(${places.join('|')})(?=${type})`, 'gi')
  }

  /** The path below the folder of WordPress, with its query; undefined for an address elsewhere. */
  #pathOf(address: string): string | undefined {
    const url = URL.parse(address, this.#bases[0]?.href)
    for (const base of this.#bases) {
      const folder = base.pathname.replace(/\/+$/, '')
      if (url?.host === base.host && `${url.pathname}/`.startsWith(`${folder}/`))
        return url.pathname.slice(folder.length) + url.search + url.hash
    }
    return undefined
  }

  /** The page of the shop to which a link leads. Links elsewhere, and those that only WordPress serves, stay. */
  link(address: string): string {
    if (/^(#|mailto:|tel:|\/(?!\/))/.test(address) && !address.startsWith(uploads)) return address
    const path = this.#pathOf(address)
    if (path === undefined || /^\/(wp-|\?)/.test(path)) return address
    const [, plain = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
    const segments = plain.split('/').filter(Boolean)
    const last = segments.at(-1)
    if (last === undefined) return `/${rest}`
    if (segments[0] === 'category') return '/stories'
    const folder = segments.length > 1 && folders.get(segments[0] ?? '')
    return folder ? `/${folder}/${last}${rest}` : `/${last}${rest}`
  }

  /** A text, such as HTML, with the addresses on the shop of all uploads in it. Files elsewhere, such as at a CDN, keep theirs. */
  media(text: string): string {
    return text.replace(this.#files, mediaPath)
  }
}
