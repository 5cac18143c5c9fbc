const words = new Intl.Segmenter('th', { granularity: 'word' })

/** The maximum characters of a token, since Postgres compares spellings of up to 255 bytes. */
const maxTokenLength = 40

/**
 * The distinct words of a text in lower case, without Latin accents, segmented by dictionary in Thai, which has no
 * spaces.
 */
export function searchTokens(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    // NFKC splits the Thai vowel am, which the dictionary only contains in one piece.
    .replaceAll('\u0e4d\u0e32', '\u0e33')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replaceAll('_', ' ')
    .normalize('NFC')
  const tokens = [...words.segment(inThaiOrder(plain))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.slice(0, maxTokenLength))
  return [...new Set(tokens)]
}

const upper = '\u0e31\u0e34-\u0e3a\u0e47'
const tone = '\u0e48-\u0e4c'
const toneBeforeVowel = new RegExp(`([${tone}])([${upper}])`, 'g')
const toneAfterAm = new RegExp(`\u0e33([${tone}])`, 'g')
const doubled = new RegExp(`([${upper}${tone}])\\1+`, 'g')

/** A Thai text with its vowels and marks in the standard order, though other orders look the same on a screen. */
function inThaiOrder(text: string): string {
  return text
    .replaceAll('\u0e40\u0e40', '\u0e41')
    .replace(toneBeforeVowel, '$2$1')
    .replace(toneAfterAm, '$1\u0e33')
    .replace(doubled, '$1')
}
