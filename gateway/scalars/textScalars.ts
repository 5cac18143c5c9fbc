import { unescapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import sanitizeHtml from 'sanitize-html'

/**
 * Characters that models read and people do not see: controls, variation selectors, and format characters, among them the
 * tag characters that smuggle instructions into text.
 */
const invisible = /\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu

/** Matches most names, which need no change: printable characters of ASCII without markup, and single spaces. */
const ordinary = /^[!-%'-;=-~]+(?: [!-%'-;=-~]+)*$/

/**
 * Returns text of the catalogue for a model: one line without markup and invisible characters, cut at a word. The
 * instructions of the MCP server declare it as data.
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

/** A date and time in ISO 8601 with the offset +07:00, which only `bangkokTime` creates. */
export type BangkokTime = string & { readonly zone: unique symbol }

/** `2026-11-21 09:30:00` → `2026-11-21T09:30:00+07:00`; undefined if it is not a valid date and time (formats.timestamp.zone). */
export function bangkokTime(text: string): BangkokTime | undefined {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text)
  if (!match) return undefined
  const local = `${match[1]}T${match[2]}`
  // `Date` rolls over a day that does not exist: 31 February becomes 3 March.
  const read = new Date(`${local}Z`)
  if (Number.isNaN(read.getTime()) || read.toISOString().slice(0, 19) !== local) return undefined
  return `${local}+07:00` as BangkokTime
}

/** Like `bangkokTime`, with null for an absent or malformed text. */
export const optionalTime = (text: string | null | undefined) =>
  text ? (bangkokTime(text) ?? null) : null

const scheme = /^[a-z][a-z0-9+.-]*:/i
const allowed = /^(https?|mailto|tel):/i

// Characters that browsers ignore in a scheme: `java\nscript:` is `javascript:`.
const ignored = /[\p{C}\s]/gu

/** Whether an address is safe in a link: a path of the shop, or http, https, mailto or tel. */
export function isSafeUrl(url: string): boolean {
  if (url.startsWith('/') || url.startsWith('https://')) return true
  const bare = url.replace(ignored, '')
  return !scheme.test(bare) || allowed.test(bare)
}

/** The address, or `#` if it is unsafe, such as `javascript:`. */
export const safeUrl = (url: string) => (isSafeUrl(url) ? url : '#')

/** The address, or null if it is absent or unsafe. */
export const optionalUrl = (url: string | null | undefined) =>
  url === null || url === undefined || !isSafeUrl(url) ? null : url
