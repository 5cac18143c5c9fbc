const words = new Intl.Segmenter('th', { granularity: 'word' })

/** Maximum characters of a token; Postgres compares spellings of up to 255 bytes. */
const maxTokenLength = 40

/**
 * The distinct words of a text in lower case, without Latin accents. Thai, which is written without
 * spaces, is segmented by dictionary.
 */
export function tokensOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    // NFKC splits the Thai vowel am, which the dictionary only contains in one piece.
    .replaceAll('\u0e4d\u0e32', '\u0e33')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replaceAll('_', ' ')
    .normalize('NFC')
  const tokens = [...words.segment(plain)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.slice(0, maxTokenLength))
  return [...new Set(tokens)]
}
