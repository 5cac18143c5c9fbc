import { withLocalizedAreas } from '@vitrine/commerce/rules/areas/areaNames.ts'
import { readAreas } from '@vitrine/commerce/rules/areas/areas.ts'
import { findProvince, provinces } from '@vitrine/commerce/rules/areas/provinces.ts'
import { withKinds } from '@vitrine/contract/rules/areas/foldName.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'

const english = { subdistrict: 'Khlong Tan Nuea', city: 'Watthana', state: 'Bangkok' }
const thai = { subdistrict: 'คลองตันเหนือ', city: 'วัฒนา', state: 'กรุงเทพมหานคร' }

test('every province has the Thai name of its areas, and is found by it', async () => {
  const names = new Map((await readAreas()).map(({ province, thai }) => [province, thai.province]))
  expect(provinces.map(({ name, thai }) => [name, thai]).toSorted()).toEqual([...names].toSorted())
  for (const text of ['เชียงใหม่', 'จังหวัดเชียงใหม่', 'Chiangmai', 'th-50'])
    expect(findProvince(text)?.name).toBe('Chiang Mai')
  expect([findProvince('เชียง'), findProvince('')]).toEqual([undefined, undefined])
})

test('the names of every area are the same after both languages', async () => {
  covers('calls.language.areas')

  const areas = await readAreas()
  const partsOf = ({
    subdistrict,
    district: city,
    province: state,
  }: (typeof areas)[number]['thai']) => ({ subdistrict, city, state })
  const english = areas.map((area) => ({ ...partsOf(area), postcode: area.postcode }))
  const thai = areas.map((area) => ({ ...partsOf(area.thai), postcode: area.postcode }))
  expect(await withLocalizedAreas('th', english)).toEqual(thai)
  expect(await withLocalizedAreas('en', thai)).toEqual(english)
})

test.each([
  [
    'of another district',
    { ...english, subdistrict: 'Si Lom' },
    { ...thai, subdistrict: 'Si Lom' },
  ],
  ['without a sub-district', { ...english, subdistrict: null }, { ...thai, subdistrict: null }],
  [
    'of another province',
    { ...english, city: 'Suthep' },
    { ...english, city: 'Suthep', state: thai.state },
  ],
  ['of another country', { ...english, state: 'Singapore' }, { ...english, state: 'Singapore' }],
  ['in both languages', { ...thai, city: english.city }, thai],
])('an address with a name %s has Thai names where they are known', async (_, sent, expected) => {
  covers('calls.language.areas')

  expect(await withLocalizedAreas('th', sent)).toEqual(expected)
})

test('Thai names of areas have their kinds in front, which differ in Bangkok', () => {
  const kinds = (subdistrict: string | null, city: string, state: string) =>
    Object.values(withKinds({ subdistrict, city }, state))
  expect(kinds(thai.subdistrict, thai.city, thai.state)).toEqual(['แขวงคลองตันเหนือ', 'เขตวัฒนา'])
  expect(kinds('สุเทพ', 'อำเภอเมือง', 'เชียงใหม่')).toEqual(['ตำบลสุเทพ', 'อำเภอเมือง'])
  expect(kinds(null, 'Watthana', thai.state)).toEqual([null, 'Watthana'])
  expect(kinds(thai.subdistrict, thai.city, 'Bangkok')).toEqual([thai.subdistrict, thai.city])
})
