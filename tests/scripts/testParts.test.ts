import { expect, test } from 'vitest'
import { partsNamed } from '../../scripts/lib/testParts.mjs'

/** The parts of `npm test -- names`, those that wait for the build of the pages with a mark. */
const parts = (...names: string[]) =>
  partsNamed(names).map(({ title, needsPages }) => (needsPages ? `${title} (pages)` : title))

test('unit tests of an area do not wait for the build of the pages, those in a browser do', () => {
  expect(parts('listing')).toEqual(['Tests of listing', 'Browser tests of listing (pages)'])
  expect(parts('gateway/variables')).toEqual(['Tests of gateway/variables'])
  expect(parts('toasts.spec')).toEqual(['Browser tests of toasts.spec (pages)'])
  expect(parts('tests/web/formats.test.ts')).toEqual(['Tests of tests/web/formats.test.ts'])
  expect(parts('cms', 'services')).toEqual(['Tests of cms, services (pages)'])
})

test('unit tests of services wait for the build of the pages, which they start', () => {
  expect(parts('nginx.test.ts')).toEqual(['Tests of nginx.test.ts (pages)'])
})

test('the checks of a run do not wait for the build of the pages', () => {
  expect(parts()).toEqual(['Checks', 'Tests', 'Sizes (pages)', 'Browser tests (pages)'])
})
