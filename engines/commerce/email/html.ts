import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'

// Format and control characters but for joiners and isolates (typedText.ts).
const invisible = /(?![\u200c-\u200d\u2068-\u2069\n\t\r])\p{C}/gu

/** Trusted HTML, which is not escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[]

function escaped(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(escaped).join('')
  return escapeHtml(String(part).replace(invisible, ''))
}

/** A template tag that escapes its parts and removes invisible characters from them, except for Html. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const text = strings.map((string, index) => string + escaped(parts[index]))
  return new Html(text.join(''))
}
