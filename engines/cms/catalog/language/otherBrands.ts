import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { isOneSlip } from './synonyms.ts'

const Spellings = z.tuple([z.string().trim().min(2)], z.string().trim().min(2))
const BrandsFile = z.record(z.string(), z.array(Spellings).min(1))

/** A brand that a text names. */
export interface NamedBrand {
  /** The name in the brand's own spelling. */
  name: string
  spelling: string
  /** The text, possibly empty, without the brand and the words that lead to it. */
  rest: string
  /** The word for the products that the brand is known for. */
  knownFor: string
}

interface Brand {
  name: string
  knownFor: string
  spelling: string
  plain: string
  pattern: RegExp
}

/** Misspelt names have at least so many letters: one slip of a shorter one is another word. */
const minMisspelt = 5

/** Words that only lead to a brand. */
const leading = 'from|by|of|the|a|an|brand|style|like|ของ|จาก|แบรนด์|ยี่ห้อ|สไตล์|แบบ'
const edges = new RegExp(
  `^(?:(?:${leading})(?=\\s|$)\\s*)+|(?:(?:^|\\s|(?<=\\p{Script=Thai}))(?:${leading})\\s*)+$`,
  'giu',
)

const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')

/** A pattern of a spelling with any spaces, marks and possessive, without spaces between words for Thai. */
function patternOf(spelling: string) {
  const parts = withoutAccents(spelling).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const body = parts.join('[^\\p{L}\\p{M}\\p{N}]*')
  return /\p{Script=Thai}/u.test(spelling)
    ? new RegExp(body, 'iu')
    : new RegExp(`(?<![a-z\\p{N}])${body}(?:['’]?s)?(?![a-z\\p{N}])`, 'iu')
}

const file = readFileSync(join(import.meta.dirname, 'otherBrands.yaml'), 'utf8')
const brands = Object.entries(BrandsFile.parse(parse(file)))
  .flatMap(([knownFor, list]) =>
    list.flatMap((spellings) =>
      spellings.map(
        (spelling): Brand => ({
          name: spellings[0],
          knownFor,
          spelling,
          plain: withoutAccents(spelling).toLowerCase(),
          pattern: patternOf(spelling),
        }),
      ),
    ),
  )
  // The longer name contains the shorter: Christian Dior, Dior.
  .toSorted((one, other) => other.spelling.length - one.spelling.length)

/**
 * The brand of otherBrands.yaml that a text names, or null.
 * @param unknown words of the text that the catalogue does not have: one of them may be a misspelt brand
 */
export function namedBrand(text: string, unknown: readonly string[] = []): NamedBrand | null {
  const plain = withoutAccents(text.normalize('NFC'))
  for (const brand of brands) {
    const match = brand.pattern.exec(plain)
    if (match) return named(brand, plain, match[0])
  }
  for (const word of unknown) {
    const [written] = new RegExp(`(?<![a-z])${escapeWord(word)}(?![a-z])`, 'iu').exec(plain) ?? []
    const near = brands.find(
      ({ plain: name }) => name.length >= minMisspelt && isOneSlip(word, name),
    )
    if (written && near) return named(near, plain, written)
  }
  return null
}

function named({ name, knownFor, spelling }: Brand, text: string, written: string): NamedBrand {
  const rest = text.replace(written, ' ').replace(/\s+/g, ' ').trim()
  return { name, knownFor, spelling, rest: rest.replace(edges, '').trim() }
}

const escapeWord = (word: string) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, '.')
