import type { FlightRequest } from '@vitrine/web/core/flight/requests.ts'
import { describe, expect, test } from 'vitest'
import { failureFile, walkFile } from '#gallery/reproduction/playwrightFile.ts'
import { reproducingFaults } from '#gallery/reproduction/reproducingFaults.ts'

const requestWith = (id: string, ...calls: [name: string, status: string][]): FlightRequest => ({
  at: 1,
  page: 'p',
  operation: 'Product',
  status: 200,
  time: 1,
  id,
  cache: '',
  calls: calls.map(([name, status]) => ({ name, status, cache: 'none', time: 1 })),
})

describe('the faults that repeat a report', () => {
  test('are those of the request that failed', () => {
    const requests = [
      requestWith('a', ['products.read', '409'], ['site', '200'], ['cart.read', 'CMS_TIMEOUT']),
      requestWith('b', ['stores.list', '500']),
    ]
    expect(reproducingFaults(requests, { id: 'a', code: 'CONFLICT' })).toBe(
      'products.read:409,cart.read:hang',
    )
  })

  test('are those of the last request with failures when none has the id of the report', () => {
    const requests = [
      requestWith('a', ['stores.list', 'CMS_UNAVAILABLE']),
      requestWith('b', ['site', '200']),
    ]
    expect(reproducingFaults(requests, { id: 'x', code: 'CMS_UNAVAILABLE' })).toBe(
      'stores.list:503',
    )
  })

  test('are a broken contract when all calls had a response', () => {
    const requests = [requestWith('a', ['site', '200'], ['page', '200'])]
    expect(reproducingFaults(requests, { id: 'a', code: 'BAD_CMS_RESPONSE' })).toBe('page:contract')
    expect(reproducingFaults([], { id: 'a', code: 'INTERNAL' })).toBe('')
  })
})

test('what a report contains is quoted in the exported files', () => {
  const hostile = '"); process.exit(1); //'
  const report = { id: 'abcdefghij', address: `/${hostile}`, code: hostile }
  expect(failureFile(report, hostile).text).toContain(`address: ${JSON.stringify(`/${hostile}`)},`)
  const { name, text } = failureFile(report, '')
  expect(name).toBe('report-abcdefgh.spec.ts')
  expect(text).toContain(`\n// npm test -- tests/e2e/machines/${name}\n`)
  expect(walkFile('search', hostile, []).text).toContain(`title: ${JSON.stringify(hostile)},`)
})
