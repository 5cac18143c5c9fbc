import { unescapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import sanitizeHtml from 'sanitize-html'

/**
 * Characters that models read and people do not see: controls, variation selectors, and format characters, among them the
 * tag characters that smuggle instructions into text.
 */
const invisible = /\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu

/** Most names: printable characters of ASCII without markup, and single spaces. Nothing of them is changed. */
const ordinary = /^[!-%'-;=-~]+(?: [!-%'-;=-~]+)*$/

/**
 * Returns text of the catalogue for a model: one line without markup and invisible characters, cut at a word. Whatever it
 * says is data; the instructions of the MCP server say so.
 */
export function plain(text: string, maxLength = 600): string {
  if (text.length <= maxLength && ordinary.test(text)) return text
  const visible = (/[<&]/.test(text) ? withoutMarkup(text) : text)
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .trim()
  if (visible.length <= maxLength) return visible
  const cut = visible.slice(0, maxLength - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || cut.length).trimEnd()}…`
}

const withoutMarkup = (text: string) =>
  unescapeHtml(
    sanitizeHtml(text.replace(/<(br|\/p|\/li|\/h\d)\b[^>]*>/gi, ' '), {
      allowedTags: [],
      allowedAttributes: {},
    }),
  )
