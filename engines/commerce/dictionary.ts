import { escapeHtml, unescapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import { LRUCache } from 'lru-cache'

// A "<" within a tag ends the attempt: otherwise a text of many would be read once from each.
const tag = /(<[^<>]+>)/
const image = /<figure>\s*(<img [^<>]*>)/g
const figure = /<figure data-picture="([^"]*)">/g
const placeholder = /\{(\w+)\}/g

/** Characters of the texts that are remembered. */
const maxKnown = 4_000_000
/** Longer texts are no messages: comparing them to all templates would take long. */
const maxTemplate = 500
/** Messages within values of messages, such as the title in "Portrait of {name} – White ASAVA". */
const maxDepth = 3

/**
 * Placeholders whose values are texts of the shop, which are translated too, unlike numbers, codes and what a shopper
 * typed (calls.language.typed).
 */
const translatedValues: ReadonlySet<string> = new Set(
  'bank brand colour district fit lining name option outer product province title'.split(' '),
)

/** A message split at its placeholders. */
interface Template {
  /** The texts around the values: one more than there are names. */
  literals: string[]
  names: string[]
  text: string
}

/** Texts of another language by their English ones, or in English without a translation. */
export class Dictionary {
  readonly #texts = new Map<string, string>()
  readonly #originals = new Map<string, string>()
  /** English texts of the code, which people do not replace. */
  readonly #messages = new Set<string>()
  readonly #templates: Template[] = []
  readonly #pages = new Map<string, { names: string[]; html: string }>()
  // Responses repeat their texts, and most texts that have no translation would be compared to all templates each time.
  readonly #known = new LRUCache<string, { text: string | undefined }>({
    maxSize: maxKnown,
    sizeCalculation: ({ text = '' }, english) => english.length + text.length + 1,
  })

  /**
   * Adds a message whose placeholders, such as `{name}`, stand for any text. In `addExact` braces are plain text.
   * @returns whether it is used: not without a text of its own, nor with a placeholder that the English one lacks
   */
  add(english: string, text: string): boolean {
    const names = namesOf(english)
    if (names.length === 0) {
      this.addExact(english, text)
      this.#messages.add(english)
      return true
    }
    const literals = english.split(/\{\w+\}/)
    const isUsable = literals.join('') !== '' && namesOf(text).every((name) => names.includes(name))
    if (isUsable) this.#templates.push({ literals, names, text })
    return isUsable
  }

  /** Adds an editor's text, in which braces are literal, unless it is a message of the code. */
  addExact(english: string, text: string) {
    if (this.#messages.has(english)) return
    this.#texts.set(english, text)
    if (!this.#originals.has(text)) this.#originals.set(text, english)
  }

  /** Adds an HTML text whose figures are empty (`<figure data-picture="name">`). */
  addPage(english: string, html: string) {
    const names = [...english.matchAll(figure)].map(([, name = '']) => name)
    this.#pages.set(english.replace(figure, '<figure>'), { names, html })
  }

  /** The translation of a text, or the text itself if it has none. */
  readonly translate = (text: string): string => {
    let entry = this.#known.get(text)
    if (!entry) {
      entry = { text: tag.test(text) ? this.#findHtml(text) : this.#find(text) }
      this.#known.set(text, entry)
    }
    return entry.text ?? text
  }

  /** The English text of a translation. */
  readonly originalOf = (text: string): string | undefined => this.#originals.get(text)

  #find(text: string, depth = 0): string | undefined {
    return this.#texts.get(text) ?? this.#findTemplate(text, depth)
  }

  #findHtml(html: string): string | undefined {
    const exact = this.#texts.get(html)
    if (exact !== undefined) return exact
    const page = this.#pages.get(html.replace(image, '<figure>'))
    if (page) return this.#withImages(page, html)
    // A field is in one language: all of its parts have a translation, or none is used.
    const parts = html.split(tag).map((part) => {
      if (part.startsWith('<') || !/\p{L}/u.test(part)) return part
      const translation = this.#find(unescapeHtml(part.trim()))
      return translation === undefined
        ? undefined
        : part.replace(part.trim(), () => escapeHtml(translation))
    })
    return parts.includes(undefined) ? undefined : parts.join('')
  }

  #withImages({ names, html }: { names: string[]; html: string }, english: string) {
    const images = [...english.matchAll(image)].map(([, element = '']) =>
      element.replace(
        /alt="([^"]*)"/,
        (_, alt: string) => `alt="${escapeHtml(this.translate(unescapeHtml(alt)))}"`,
      ),
    )
    return html.replace(figure, (_, name: string) => `<figure>${images[names.indexOf(name)] ?? ''}`)
  }

  #findTemplate(text: string, depth: number): string | undefined {
    if (text.length > maxTemplate || depth >= maxDepth) return undefined
    for (const { literals, names, text: template } of this.#templates) {
      const values = valuesBetween(literals, text)
      if (!values) continue
      return template.replace(placeholder, (_, name: string) => {
        const value = values[names.indexOf(name)] ?? ''
        return translatedValues.has(name) ? this.#value(value, depth + 1) : value
      })
    }
    return undefined
  }

  /** The translation of a value, in which a name may have lost its capital. */
  #value(text: string, depth: number): string {
    const capital = text.charAt(0).toUpperCase() + text.slice(1)
    return this.#find(text, depth) ?? this.#find(capital, depth) ?? text
  }
}

const namesOf = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name)

/**
 * The values between the literals of a template, each the shortest that fits, or undefined for another text. Linear in
 * the text, unlike a regular expression.
 */
function valuesBetween(literals: readonly string[], text: string): string[] | undefined {
  const [first = ''] = literals
  const last = literals.at(-1) ?? ''
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined
  const end = text.length - last.length
  const values: string[] = []
  let start = first.length
  for (const literal of literals.slice(1, -1)) {
    const position = text.indexOf(literal, start + 1)
    if (position < 0) return undefined
    values.push(text.slice(start, position))
    start = position + literal.length
  }
  if (start >= end) return undefined
  return [...values, text.slice(start, end)]
}
