import { foldName } from '@vitrine/contract/rules/areas/foldName.ts'
import { getDatabase, preload, setEngMode } from 'thai-address-universal'
import { englishNames } from './englishNames.ts'
import { provinces } from './provinces.ts'

/** A sub-district of Thailand with one of its postcodes, with English names and the Thai ones beside them. */
export interface Area {
  subdistrict: string
  district: string
  province: string
  postcode: string
  thai: { subdistrict: string; district: string; province: string }
}

// Sub-districts of Bangkok that were split off since 2009 and that the package lacks (docs/decisions/cms/thai-address-data.md).
const splitOff = `พญาไท พญาไท 10400 Phaya Thai, Phaya Thai|รัชดาภิเษก ดินแดง 10400 Ratchadaphisek, Din Daeng
พระโขนงใต้ พระโขนง 10260 Phra Khanong Tai, Phra Khanong|บางบอนเหนือ บางบอน 10150 Bang Bon Nuea, Bang Bon
บางบอนใต้ บางบอน 10150 Bang Bon Tai, Bang Bon|คลองบางบอน บางบอน 10150 Khlong Bang Bon, Bang Bon`

const splitOffAreas = splitOff.split(/[|\n]/).flatMap((line): Area[] => {
  const [, ofSubdistrict = '', ofDistrict = '', postcode = '', subdistrict = '', district = ''] =
    /^(\S+) (\S+) (\d+) (.+), (.+)$/.exec(line) ?? []
  const thai = { subdistrict: ofSubdistrict, district: ofDistrict, province: 'กรุงเทพมหานคร' }
  return [{ subdistrict, district, province: 'Bangkok', postcode, thai }]
})

/** All areas of Thailand: about 7,500, read once in about 100 ms when they are first needed. */
export function readAreas(): Promise<readonly Area[]> {
  areas ??= loadAreas()
  return areas
}

let areas: Promise<readonly Area[]> | undefined

async function loadAreas(): Promise<readonly Area[]> {
  await preload()
  const thai = getDatabase()
  // The language is a setting of the whole process, which nothing else reads.
  await setEngMode(true)
  const english = getDatabase()
  await setEngMode(false)
  const provinceNames = new Map(provinces.map(({ name }) => [foldName(name), name]))
  const areas = thai.flatMap((names, index): Area[] => {
    const translated = english[index]
    const province = translated && provinceNames.get(foldName(translated.province))
    // Islands without inhabitants have no postcode.
    if (!translated || !province || names.postal_code === '') return []
    return [
      {
        subdistrict: englishNames.get(names.sub_district) ?? translated.sub_district,
        district: englishNames.get(names.district) ?? translated.district,
        province,
        postcode: names.postal_code,
        thai: {
          subdistrict: names.sub_district,
          district: names.district,
          province: names.province,
        },
      },
    ]
  })
  return [...areas, ...splitOffAreas]
}
