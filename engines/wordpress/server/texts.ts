import { load } from 'cheerio/slim'

/** Parses HTML. Its letters stay as they are. */
export const parseHtml = (html: string) =>
  load(html, { xml: { xmlMode: false, encodeEntities: 'utf8' } }, false)

/** The text of HTML without its tags and entities. */
export const plainText = (html: string): string =>
  parseHtml(html).root().text().replace(/\s+/g, ' ').trim()

/** A slug without escapes. */
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

/** The attributes of a shortcode; WordPress makes its quotes typographic. */
export function shortcodeAttributes(text: string): Record<string, string> {
  const matches = text.matchAll(/([\w-]+)\s*=\s*(?:["“”″](.*?)["“”″]|(\S+))/g)
  return Object.fromEntries(
    [...matches].map(([, name = '', quoted, bare]) => [name, (quoted ?? bare ?? '').trim()]),
  )
}

const ownShortcode = /^(gallery|caption|audio|video|playlist|embed|products)$/

/**
 * Removes shortcodes that no plugin has replaced, and keeps what they enclose. Brackets of prose stay, such as [sic]: a
 * shortcode has an underscore, a hyphen, an attribute or an end, or is one of WordPress itself.
 */
export const withoutShortcodes = (text: string): string =>
  text.replace(/\[\/?([a-z][\w-]*)((?:\s+[^[\]]*)?)\s*\/?\]/gi, (whole, name: string, rest) =>
    /[_-]/.test(name) ||
    rest.includes('=') ||
    text.includes(`[/${name}]`) ||
    ownShortcode.test(name)
      ? ''
      : whole,
  )
