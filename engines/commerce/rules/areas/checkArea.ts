import { isAreaName } from '@vitrine/contract/rules/areas/foldName.ts'
import { ordersCopy } from '../../copy/orders.ts'
import { type Area, readAreas } from './areas.ts'

/** The parts of a Thai address that depend on each other, where `city` is the district and `state` the province. */
interface AreaParts {
  subdistrict?: string | null | undefined
  city: string
  state: string
  postcode: string
}

type Checked = { parts: AreaParts } | { field: keyof AreaParts; message: string }

/**
 * The parts of an address in Thailand with their English names, given in English or Thai, or the first part that does
 * not belong to those before it (validation.checkout.area).
 */
export async function checkArea(sent: AreaParts, province: string): Promise<Checked> {
  const inProvince = (await readAreas()).filter((area) => area.province === province)
  const inDistrict = inProvince.filter((area) => isNamed(area, 'district', sent.city))
  if (inDistrict.length === 0)
    return { field: 'city', message: ordersCopy.districtUnknown(province) }
  const { subdistrict } = sent
  const inSubdistrict = subdistrict
    ? inDistrict.filter((area) => isNamed(area, 'subdistrict', subdistrict))
    : inDistrict
  const [first] = inDistrict
  const district = first?.district ?? sent.city
  if (inSubdistrict.length === 0)
    return { field: 'subdistrict', message: ordersCopy.subdistrictUnknown(district) }
  const area = inSubdistrict.find(({ postcode }) => postcode === sent.postcode)
  if (!area) {
    const codes = [...new Set(inSubdistrict.map(({ postcode }) => postcode))].toSorted()
    return { field: 'postcode', message: ordersCopy.postcodeElsewhere(codes) }
  }
  return {
    parts: {
      ...(subdistrict && { subdistrict: area.subdistrict }),
      city: district,
      state: province,
      postcode: sent.postcode,
    },
  }
}

const isNamed = (area: Area, level: 'district' | 'subdistrict', text: string) =>
  isAreaName([area[level], area.thai[level]], level, text)
