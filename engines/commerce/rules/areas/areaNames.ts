import type { Language } from '@vitrine/contract/common.ts'
import { readAreas } from './areas.ts'
import { findProvince, localizedProvince } from './provinces.ts'

type Names = Record<Language, string>

let namesIndex: Promise<ReadonlyMap<string, Names>> | undefined

/** The districts of each province and the sub-districts of each district, by their names in both languages. */
async function indexNames(): Promise<ReadonlyMap<string, Names>> {
  const index = new Map<string, Names>()
  const add = (place: string, en: string, th: string) => {
    for (const name of [en, th]) index.set(`${place}/${name}`, { en, th })
  }
  for (const { subdistrict, district, province, postcode, thai } of await readAreas()) {
    // Two districts of Ayutthaya are called Bang Sai in English.
    for (const place of [province, `${province}/${postcode}`]) add(place, district, thai.district)
    add(`${province}/${thai.district}`, subdistrict, thai.subdistrict)
  }
  return index
}

/**
 * Localizes the provinces, districts and sub-districts of an address, or of a response with addresses, where the
 * official list has them (calls.language.areas).
 */
export async function withLocalizedAreas<Value>(language: Language, value: Value): Promise<Value> {
  namesIndex ??= indexNames()
  const index = await namesIndex
  const translate = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(translate)
    if (typeof part !== 'object' || part === null || part instanceof Date) return part
    const copy = Object.entries(part).map(([name, field]) => [name, translate(field)])
    return Object.assign(Object.fromEntries(copy), areaIn(language, part, index))
  }
  return translate(value) as Value
}

/** The names of an address in a language, or none for another object. */
function areaIn(language: Language, part: object, index: ReadonlyMap<string, Names>): object {
  const { subdistrict, city, state, postcode } = part as Record<string, unknown>
  const province = typeof state === 'string' && findProvince(state)
  if (!province || typeof city !== 'string') return {}
  const place = province.name
  const district = index.get(`${place}/${postcode}/${city}`) ?? index.get(`${place}/${city}`)
  const names = district && index.get(`${place}/${district.th}/${subdistrict}`)
  return {
    state: localizedProvince(language, place),
    ...(district && { city: district[language] }),
    ...(names && { subdistrict: names[language] }),
  }
}
