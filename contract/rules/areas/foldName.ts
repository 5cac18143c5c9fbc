const units = /^(?:khwaeng|khet|tambon|amphoe|changwat|แขวง|เขต|ตำบล|อำเภอ|จังหวัด)$/i
const prefix =
  /^(?:แขวง|เขต|ตำบล|อำเภอ|จังหวัด|ต\.|อ\.|จ\.|(?:khwaeng|khet|tambon|amphoe|changwat)\s+)\s*/
const thai = /^\p{Script=Thai}/u

/** Whether a word is the kind of an area and not a part of its name. */
export const isUnit = (word: string): boolean => units.test(word)

/**
 * A name without what spellings differ in: case, spaces and marks, doubled letters, the h of kh, ph and th, d and t, j and
 * ch, and words such as เขต in front. "Wattana" and "Watthana" are equal, and so are "Sathorn" and "Sathon".
 */
export function foldName(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(prefix, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/([kpt])h/g, '$1')
    .replaceAll('orn', 'on')
    .replaceAll('j', 'ch')
    .replaceAll('d', 't')
    .replace(/([a-z])\1/g, '$1')
}

/** Whether a text is one of the names of an area, however it is spelled. */
export function isAreaName(
  names: readonly string[],
  level: 'district' | 'subdistrict',
  text: string,
): boolean {
  const folded = names.map(foldName)
  if (folded.includes(foldName(text))) return true
  // The capital district of a province is often written without เมือง.
  return (
    level === 'district' &&
    ['Mueang ', 'เมือง'].some((capital) => folded.includes(foldName(capital + text)))
  )
}

/** An address whose sub-district and district have their kinds before their names, as on letters, if it is in Thai. */
export function withKinds<
  Address extends { subdistrict?: string | null | undefined; city: string },
>(address: Address, province: string): Address {
  if (!thai.test(province)) return address
  const [ofSubdistrict, ofCity] = province === 'กรุงเทพมหานคร' ? ['แขวง', 'เขต'] : ['ตำบล', 'อำเภอ']
  const named = (kind: string | undefined, name: string) =>
    thai.test(name) && !prefix.test(name) ? `${kind}${name}` : name
  const { subdistrict, city } = address
  return {
    ...address,
    subdistrict: subdistrict && named(ofSubdistrict, subdistrict),
    city: named(ofCity, city),
  }
}
