import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { searchTokens } from '#cms/catalog/language/tokens.ts'

import { Phrases, singular } from './phrases.ts'

const Words = z.array(z.string().trim().min(1)).min(1)
const SynonymsFile = z.strictObject({
  ignored: Words,
  names: Words,
  families: z.record(z.string(), Words),
  occasions: z.array(z.strictObject({ words: Words, colour: z.string().optional() })),
  groups: z.array(z.strictObject({ words: Words, also: Words.optional() })),
})
type SynonymsFile = z.infer<typeof SynonymsFile>

/** Words that mean the same, with their parts as `tokens`. */
interface Group {
  words: readonly string[]
  also: readonly string[]
  tokens: readonly string[]
}

/**
 * The words that a text is found by, and the words that a search looks for (synonyms.yaml), with names such as "Loom
 * and Ink" as one word with spaces.
 */
export class Synonyms {
  readonly families: ReadonlyMap<string, readonly string[]>
  /** Every word that names a colour. */
  readonly #colours: ReadonlySet<string>
  readonly #occasions: ReadonlySet<string>
  /** Words of occasions by the colour that is worn for them. */
  readonly #worn = new Map<string, string[]>()
  readonly #ignored: ReadonlySet<string>
  readonly #names = new Phrases<string>()
  readonly #groups = new Phrases<Pick<Group, 'words' | 'tokens'>>()
  /** Words whose usual meaning does not apply within a name. */
  readonly #meanings: ReadonlySet<string>
  /** Texts repeat: most pieces share categories, colours and materials. */
  readonly #indexed = new Map<string, readonly string[]>()

  constructor({ ignored, names, families, occasions, groups }: SynonymsFile) {
    this.families = new Map(
      Object.entries(families).map(([slug, list]) => [slug, list.flatMap(colourNames)]),
    )
    this.#ignored = new Set(ignored.flatMap(searchTokens))
    for (const name of names)
      this.#names.add(searchTokens(name), searchTokens(name).map(singular).join(' '))
    const phrases = occasions.flatMap(({ words }) => words.map((word) => searchTokens(word)))
    for (const tokens of phrases)
      if (tokens.length > 1) this.#names.add(tokens, tokens.map(singular).join(' '))
    this.#occasions = new Set(phrases.map((tokens) => tokens.map(singular).join(' ')))
    for (const { words, colour } of occasions)
      if (colour)
        this.#worn.set(
          colour,
          words.flatMap((word) => this.#tokensOf(word)),
        )
    const lists = [...occasions, ...groups].map(
      ({ words, also = [] }: SynonymsFile['groups'][number]): Group => ({
        words,
        also,
        tokens: [...new Set(words.flatMap((word) => this.#tokensOf(word)))],
      }),
    )
    for (const group of lists)
      for (const phrase of [...group.words, ...group.also])
        this.#groups.add(this.#tokensOf(phrase), group)
    this.#colours = new Set([...this.families.values()].flat())
    this.#meanings = new Set(
      [...lists.map(({ tokens }) => tokens), ...Object.values(families)].flat().map(singular),
    )
  }

  /** The words by which a product or a page with this text is found: its own words and their synonyms. */
  indexed(text: string): readonly string[] {
    const cachedTokens = this.#indexed.get(text)
    if (cachedTokens) return cachedTokens
    const ownTokens = searchTokens(text)
    const names = this.#names.in(ownTokens)
    const inNames = new Set(names.flatMap((name) => name.split(' ')))
    const tokens = ownTokens.filter(
      (token) => !inNames.has(singular(token)) || !this.#meanings.has(singular(token)),
    )
    const meanings = this.#groups.in(this.#names.joined(ownTokens)).flatMap(({ tokens }) => tokens)
    const words = [...new Set([...tokens, ...names, ...meanings])]
    if (this.#indexed.size < 10_000) this.#indexed.set(text, words)
    return words
  }

  /** The words that mean the same as phrases of a text. */
  meanings(text: string): string[] {
    return this.#groups.in(this.#tokensOf(text)).flatMap(({ tokens }) => tokens)
  }

  /** The words that find a colour family by its name or by the occasion that it is worn for. */
  colourWords(family: string): readonly string[] {
    return [...(this.families.get(family) ?? []), ...(this.#worn.get(family) ?? [])]
  }

  /** Whether a word names a colour family. */
  isColour = (word: string): boolean => this.#colours.has(word)

  /** Whether a searched word names an occasion that a piece is for or not, whatever else it is. */
  isOccasion = (token: string): boolean => this.#occasions.has(singular(token))

  /** The words of a search text in order, without stop words. */
  searched(text: string): string[] {
    const tokens = this.#tokensOf(this.#withSpelledColours(text))
    const telling = tokens.filter((token) => !this.#ignored.has(token))
    return telling.length > 0 ? telling : tokens
  }

  /** A text whose misspelt Thai colours are spelled: the dictionary would cut them into other words. */
  #withSpelledColours(text: string): string {
    return text.replace(/สี(\p{Script=Thai}{2,})/gu, (whole, after: string) => {
      const names = [...this.#colours].filter((name) => /^\p{Script=Thai}{3,}$/u.test(name))
      if ([...this.#colours].some((name) => after.startsWith(name))) return whole
      for (const name of names)
        for (const length of [name.length, name.length + 1, name.length - 1])
          if (isOneSlip(after.slice(0, length), name)) return `สี${name}${after.slice(length)}`
      return whole
    })
  }

  /** The texts that mean the same as a whole text, itself first. */
  equivalents(text: string): string[] {
    const groups = this.#groups.whole(this.#tokensOf(text))
    return [...new Set([text, ...groups.flatMap(({ words }) => words)])]
  }

  /** The tokens of a text, names joined. */
  #tokensOf(text: string): string[] {
    return this.#names.joined(searchTokens(text))
  }
}

/**
 * The names of a colour, in Thai also with the word for colour before them, because the dictionary makes one word of
 * some, such as สีดำ.
 */
const colourNames = (name: string) => (/^\p{Script=Thai}/u.test(name) ? [name, `สี${name}`] : [name])

/** The synonyms of the shop. Throws when the file is invalid. */
export const synonyms = new Synonyms(
  SynonymsFile.parse(parse(readFileSync(join(import.meta.dirname, 'synonyms.yaml'), 'utf8'))),
)

/** Whether two words with the same first letter differ in one: another, one more, one less, or two that changed places. */
export function isOneSlip(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const swapped = one[same + 1] === other[same] && one[same] === other[same + 1]
  return [
    [one.slice(same + 1), other.slice(same + 1)],
    [one.slice(same), other.slice(same + 1)],
    [one.slice(same + 1), other.slice(same)],
    ...(swapped ? [[one.slice(same + 2), other.slice(same + 2)]] : []),
  ].some(([rest, otherRest]) => rest === otherRest)
}
