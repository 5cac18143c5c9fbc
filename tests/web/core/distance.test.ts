import { formatKilometres, kilometresBetween } from '@vitrine/web/lib/distance.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const bangkok = { lat: 13.7563, lng: 100.5018 }
const chiangMai = { lat: 18.7883, lng: 98.9853 }

test('the distance is the great-circle distance on a sphere with a radius of 6371 km', () => {
  covers('stores.distance.radius')

  expect(kilometresBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 90 })).toBeCloseTo(
    (6371 * Math.PI) / 2,
    6,
  )
  expect(kilometresBetween(bangkok, chiangMai)).toBeCloseTo(582.46, 1)
})

test('a distance is formatted with two decimals', () => {
  covers('stores.distance.decimals')

  expect(formatKilometres(3.4162)).toBe('3.42 km')
  expect(formatKilometres(0)).toBe('0.00 km')
})
