import { getDatabase, preload, setEngMode } from 'thai-address-universal'
import { englishNames } from './englishNames.ts'
import { foldName } from './foldName.ts'
import { provinces } from './provinces.ts'

/** A sub-district of Thailand with one of its postcodes. English names, and the Thai ones beside them. */
export interface Area {
  subdistrict: string
  district: string
  province: string
  postcode: string
  thai: { subdistrict: string; district: string; province: string }
}

/** All areas of Thailand: about 7,400, read once in about 100 ms when they are first needed. */
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
  return thai.flatMap((names, index): Area[] => {
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
}
