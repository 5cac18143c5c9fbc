import { textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'

/** The text of HTML without its tags and entities. */
export const plainText = (html: string): string =>
  html === '' ? '' : textContent(parseDocument(html)).replace(/\s+/g, ' ').trim()

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

/**
 * Removes shortcodes that no plugin has replaced, and keeps what they enclose. Brackets of prose stay, such as [sic]: a
 * shortcode has an underscore, a hyphen, an attribute or an end, or is one of WordPress itself.
 */
export function withoutShortcodes(text: string): string {
  const ended = new Set([...text.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name))
  return text.replace(
    /\[\/?([a-z][\w-]*)((?:\s+[^[\]]*)?)\s*\/?\]/gi,
    (whole, name: string, rest: string) =>
      /[_-]/.test(name) || rest.includes('=') || ended.has(name) || ownShortcode.test(name)
        ? ''
        : whole,
  )
}

const ownShortcode = /^(gallery|caption|audio|video|playlist|embed|products)$/
