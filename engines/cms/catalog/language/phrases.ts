/** A token without the ending of an English plural, or the token itself. */
export function singular(token: string): string {
  if (/^[a-z]{2,}(?:ss|sh|ch|x)es$/.test(token)) return token.slice(0, -2)
  return /^[a-z]{2,}[^su]s$/.test(token) ? token.slice(0, -1) : token
}

/** Values by phrases that occur in a list of tokens, in which singular and plural are the same. */
export class Phrases<Value> {
  readonly #byFirst = new Map<string, { tokens: string[]; value: Value }[]>()

  /** Throws when the phrase contains no word. */
  add(phrase: readonly string[], value: Value) {
    const tokens = phrase.map(singular)
    const [first] = tokens
    if (first === undefined) throw new Error('A phrase contains no word')
    const phrases = this.#byFirst.get(first) ?? []
    this.#byFirst.set(first, [...phrases, { tokens, value }])
  }

  /** The values of all phrases within these tokens. */
  in(tokens: readonly string[]): Value[] {
    const plain = tokens.map(singular)
    return plain.flatMap((_, start) => this.#at(plain, start).map(({ value }) => value))
  }

  /** The values of the phrases that are exactly these tokens. */
  whole(tokens: readonly string[]): Value[] {
    const plain = tokens.map(singular)
    return this.#at(plain, 0)
      .filter((phrase) => phrase.tokens.length === tokens.length)
      .map(({ value }) => value)
  }

  /** The tokens with each phrase as one token, its words separated by spaces. */
  joined(tokens: readonly string[]): string[] {
    const plain = tokens.map(singular)
    const joined: string[] = []
    for (let index = 0; index < tokens.length; ) {
      const [phrase] = this.#at(plain, index)
      joined.push(phrase ? phrase.tokens.join(' ') : (tokens[index] ?? ''))
      index += phrase ? phrase.tokens.length : 1
    }
    return joined
  }

  #at(plain: readonly string[], start: number) {
    const phrases = this.#byFirst.get(plain[start] ?? '') ?? []
    return phrases.filter(({ tokens }) =>
      tokens.every((token, offset) => plain[start + offset] === token),
    )
  }
}
