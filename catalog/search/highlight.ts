import { escapeHtml } from '#server/escapeHtml.ts'
import { tokensOf } from '../language/tokens.ts'

const words = new Intl.Segmenter('th', { granularity: 'word' })

/** Text as HTML, with every word that begins with one of `matched` in `<mark>`. */
export function highlight(text: string, matched: Iterable<string>): string {
  const starts = [...new Set(matched)].filter(Boolean)
  return [...words.segment(text)]
    .map(({ segment }) => {
      const [plain = ''] = tokensOf(segment)
      const isMatch = plain !== '' && starts.some((start) => plain.startsWith(start))
      const escaped = escapeHtml(segment)
      return isMatch ? `<mark>${escaped}</mark>` : escaped
    })
    .join('')
    .replaceAll('</mark> <mark>', ' ')
}
