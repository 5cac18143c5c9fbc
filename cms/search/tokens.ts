const words = new Intl.Segmenter('th', { granularity: 'word' })

/** Longer ones are no words; Postgres compares spellings of up to 255 bytes. */
const longestToken = 40

/**
 * The words of a text in lower case, each once: Latin ones without accents, Thai ones as the
 * dictionary divides them, since Thai is written without spaces.
 */
export function tokensOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replaceAll('_', ' ')
    .normalize('NFC')
  const tokens = [...words.segment(plain)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.slice(0, longestToken))
  return [...new Set(tokens)]
}
