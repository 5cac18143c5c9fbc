import { load } from 'cheerio/slim'

/** Parses HTML, which is serialized without entities for its letters. */
export const parseHtml = (html: string) =>
  load(html, { xml: { xmlMode: false, encodeEntities: 'utf8' } }, false)

/** The text of HTML without its tags and entities. */
export const plainText = (html: string): string =>
  parseHtml(html).root().text().replace(/\s+/g, ' ').trim()

/** Decodes the escapes of a slug. */
export function readable(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

/** The excerpt of a post, without the mark with which WordPress ends one that it has cut. */
export const plainExcerpt = (html: string): string =>
  plainText(html).replace(/\s*(\[…\]|\[\.\.\.\]|Continue reading.*)$/, '…')

/** The attributes of a shortcode, also with the typographic quotes that WordPress makes. */
export function shortcodeAttributes(text: string): Record<string, string> {
  const matches = text.matchAll(/([\w-]+)\s*=\s*(?:["“”″](.*?)["“”″]|(\S+))/g)
  return Object.fromEntries(
    [...matches].map(([, name = '', quoted, bare]) => [name, (quoted ?? bare ?? '').trim()]),
  )
}

const ownShortcode = /^(gallery|caption|audio|video|playlist|embed|products)$/

/** Removes the tags of shortcodes that no plugin has replaced, but not brackets in prose, such as [sic]. */
export const withoutShortcodes = (text: string): string =>
  text.replace(/\[\/?([a-z][\w-]*)((?:\s+[^[\]]*)?)\s*\/?\]/gi, (whole, name: string, rest) =>
    /[_-]/.test(name) ||
    rest.includes('=') ||
    text.includes(`[/${name}]`) ||
    ownShortcode.test(name)
      ? ''
      : whole,
  )
