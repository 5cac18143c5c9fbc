import { LRUCache } from 'lru-cache'
import { escapeHtml, unescapeHtml } from '#server/escapeHtml.ts'

const tag = /(<[^>]+>)/
const image = /<figure>\s*(<img [^>]*>)/g
const placeholder = /<figure data-picture="([^"]*)">/g

/** Characters of the texts that are remembered. */
const maxKnown = 4_000_000
/** Longer texts are no messages: comparing them to all templates would take long. */
const maxTemplate = 500

interface Template {
  pattern: RegExp
  names: string[]
  text: string
}

/** Texts of another language by their English ones. A text without a translation stays English. */
export class Dictionary {
  readonly #texts = new Map<string, string>()
  readonly #originals = new Map<string, string>()
  readonly #templates: Template[] = []
  readonly #pages = new Map<string, { names: string[]; html: string }>()
  // Responses repeat their texts, and most texts that have no translation would be compared to all templates each time.
  readonly #known = new LRUCache<string, { text: string | undefined }>({
    maxSize: maxKnown,
    sizeCalculation: ({ text = '' }, english) => english.length + text.length + 1,
  })

  /** Adds a text. `{name}` stands for any text, which is translated too. */
  add(english: string, text: string) {
    if (/\{\w+\}/.test(english)) this.#templates.push(templateOf(english, text))
    else this.addExact(english, text)
  }

  /** Adds a text that people wrote: its braces are braces. */
  addExact(english: string, text: string) {
    this.#texts.set(english, text)
    if (!this.#originals.has(text)) this.#originals.set(text, english)
  }

  /** Adds an HTML text whose figures are empty (`<figure data-picture="name">`). */
  addPage(english: string, html: string) {
    const names = [...english.matchAll(placeholder)].map(([, name = '']) => name)
    this.#pages.set(english.replace(placeholder, '<figure>'), { names, html })
  }

  /** The translation of a text; itself if it has none. */
  readonly translate = (text: string): string => this.#find(text) ?? text

  /** The English text of a translation. */
  readonly originalOf = (text: string): string | undefined => this.#originals.get(text)

  #find(text: string): string | undefined {
    const known = this.#known.get(text)
    if (known) return known.text
    const found =
      this.#texts.get(text) ?? (tag.test(text) ? this.#findHtml(text) : this.#findTemplate(text))
    this.#known.set(text, { text: found })
    return found
  }

  #findHtml(html: string): string | undefined {
    const page = this.#pages.get(html.replace(image, '<figure>'))
    if (page) return this.#withImages(page, html)
    // A field is in one language: all of its parts have a translation, or none is used.
    const parts = html.split(tag).map((part) => {
      if (part.startsWith('<') || !/\p{L}/u.test(part)) return part
      const found = this.#find(unescapeHtml(part.trim()))
      return found === undefined ? undefined : part.replace(part.trim(), () => escapeHtml(found))
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
    return html.replace(
      placeholder,
      (_, name: string) => `<figure>${images[names.indexOf(name)] ?? ''}`,
    )
  }

  #findTemplate(text: string): string | undefined {
    if (text.length > maxTemplate) return undefined
    for (const { pattern, names, text: template } of this.#templates) {
      const match = pattern.exec(text)
      if (!match) continue
      const values = new Map(names.map((name, index) => [name, match[index + 1] ?? '']))
      return template.replace(/\{(\w+)\}/g, (_, name: string) => this.#part(values.get(name) ?? ''))
    }
    return undefined
  }

  /** A part of a text, in which a name may have lost its capital. */
  #part(text: string): string {
    return this.#find(text) ?? this.#find(text.charAt(0).toUpperCase() + text.slice(1)) ?? text
  }
}

function templateOf(english: string, text: string): Template {
  const names: string[] = []
  const pattern = english
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name)
      return '(.+?)'
    })
  return { pattern: new RegExp(`^${pattern}$`, 's'), names, text }
}
