import type { Language } from '@vitrine/contract/common.ts'
import { foldName, isUnit } from '@vitrine/contract/rules/areas/foldName.ts'
import { type Area, readAreas } from './areas.ts'

/** Maximum number of areas in a response. */
const maxAreas = 10

interface Searchable {
  area: Area
  /** Folded names of the sub-district, the district and the province, in both languages. */
  levels: readonly (readonly string[])[]
  /** The names as they are spelled, in small letters. */
  spelled: readonly string[]
}

let searchable: Promise<readonly Searchable[]> | undefined

async function prepare(): Promise<readonly Searchable[]> {
  // Sorted once: areas of the same score stay in this order.
  return (await readAreas()).toSorted(compareAreas).map((area) => ({
    area,
    levels: (['subdistrict', 'district', 'province'] as const).map((level) => [
      foldName(area[level]),
      foldName(area.thai[level]),
    ]),
    spelled: (['subdistrict', 'district', 'province'] as const).flatMap((level) => [
      plainName(area[level]),
      plainName(area.thai[level]),
    ]),
  }))
}

const plainName = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim()

/**
 * The areas whose names in English or Thai, or postcode, contain all words of a text, best first: names that begin with
 * it, those in Bangkok first, then sub-districts with a word that does.
 */
export async function searchAreas(text: string): Promise<Area[]> {
  searchable ??= prepare()
  const words = text
    .split(/[\s,]+/)
    .filter((word) => !isUnit(word))
    .map(foldName)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const whole = foldName(text.replace(/\d{5}/, ''))
  const spelled = plainName(text.replace(/\d+/g, ''))
  return (await searchable)
    .map((entry) => ({ area: entry.area, score: scoreOf(entry, words, whole, spelled) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxAreas)
    .map(({ area }) => area)
}

/** An area as GET /checkout/areas responds with it in a language. */
export function localizedArea(language: Language, { thai, postcode, ...english }: Area) {
  const isThai = language === 'th'
  const { subdistrict, district, province } = isThai ? english : thai
  // The parts of English names have spaces.
  const localName = [subdistrict, district, province].join(isThai ? ', ' : ' ')
  return { ...(isThai ? thai : english), postcode, localName }
}

/** The score of an area's match, or 0 when a word is in none of its names. */
function scoreOf(
  { area, levels, spelled: names }: Searchable,
  words: readonly string[],
  whole: string,
  spelled: string,
): number {
  let score = 0
  for (const word of words) {
    const best = /^\d+$/.test(word)
      ? Number(area.postcode.startsWith(word)) * 3
      : Math.max(...levels.map((names, level) => scoreOfLevel(names, word, 3 - level)))
    if (best === 0) return 0
    score += best
  }
  // "watth" begins Watthana; folded, it is "wat", which begins many names.
  const begins =
    spelled !== '' && spelled !== whole && names.some((name) => name.startsWith(spelled))
  const begun = area.province === 'Bangkok' ? 43 : 40
  const exact = levels.findIndex((names) => names.includes(whole))
  return score + (exact < 0 ? 0 : 30 - exact * 10) + (begins ? begun : 0)
}

function scoreOfLevel(names: readonly string[], word: string, weight: number): number {
  if (names.some((name) => name.startsWith(word))) return weight * 2
  return names.some((name) => name.includes(word)) ? weight : 0
}

const sortKey = ({ province, district, subdistrict, postcode }: Area) =>
  `${province} ${district} ${subdistrict} ${postcode}`

const compareAreas = (a: Area, b: Area) => (sortKey(a) < sortKey(b) ? -1 : 1)
