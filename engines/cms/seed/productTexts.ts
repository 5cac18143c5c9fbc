import type { TextEdits } from '@vitrine/commerce/staff/catalogue.ts'
import { escapeHtml, unescapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import type { SourceProduct } from '#cms/catalog/source.ts'

/** A product with the texts that people changed, found by its Thai name too. */
export function withTexts(product: SourceProduct, texts: TextEdits): SourceProduct {
  const english = Object.entries(texts).map(([field, { text }]) => [field, text])
  const name = texts.name?.thai
  const keywords = name ? [...product.keywords, name] : product.keywords
  return { ...product, ...Object.fromEntries(english), keywords }
}

/** A written text as HTML, with paragraphs at empty lines, and lists of lines with hyphens, or HTML as it is. */
export const textHtml = (text: string): string =>
  text.startsWith('<')
    ? text
    : text
        .split(/\n\s*\n/)
        .map((block) => block.trim())
        .filter(Boolean)
        .map(blockOf)
        .join('')

function blockOf(block: string): string {
  const items = block.split('\n').map((line) => /^- (.*)/.exec(line.trim())?.[1])
  return items.includes(undefined)
    ? `<p>${escapeHtml(block)}</p>`
    : `<ul>${items.map((item = '') => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}

/** HTML as staff write it, or as it is when it has more than paragraphs and lists, so that nothing is lost. */
export function htmlText(html: string): string {
  const text = unescapeHtml(
    html
      .replace(/<li>/g, '- ')
      .replace(/<\/li>/g, '\n')
      .replace(/<\/(?:p|ul)>/g, '\n\n')
      .replace(/<(?:p|ul)>/g, ''),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return textHtml(text) === html ? text : html
}
