import { expect, test } from 'vitest'
import { textInputs } from '../robustness/shared/documentInputs.ts'
import { HostileContent } from '../robustness/shared/hostileContent.ts'
import { naughtyStrings } from '../robustness/shared/naughtyStrings.ts'
import { isDocumented, Tally } from '../robustness/shared/tally.ts'
import { cssPayloads, xssPayloads } from '../robustness/shared/xssPayloads.ts'

test('there are at least 500 distinct XSS payloads and 1,000 distinct naughty strings', () => {
  expect(new Set(xssPayloads.map(({ text }) => text)).size).toBeGreaterThanOrEqual(500)
  expect(new Set(cssPayloads).size).toBeGreaterThanOrEqual(500)
  expect(new Set(naughtyStrings(1000)).size).toBe(1000)
  expect(naughtyStrings(1000)).toEqual(naughtyStrings(1000))
})

test('every text of the variables is found, and replaced alone', () => {
  const inputs = textInputs()
  const names = inputs.map(({ document, path }) => `${document.name} ${path}`)
  expect(names).toEqual(
    expect.arrayContaining(['PlaceOrder input.billing.city', 'Login input.password']),
  )
  expect(new Set(names).size).toBe(inputs.length)
  const city = inputs.find(({ path }) => path === 'input.billing.city')
  expect(city?.variablesWith('x')).toMatchObject({
    input: { billing: { city: 'x', postcode: '10110' }, shipping: { city: 'Watthana' } },
  })
})

test('every payload reaches a field that occurs once, in as many rounds as it takes', () => {
  const content = new HostileContent(['a', 'b', 'c', 'd', 'e'], ['s'], 2)
  const body = { title: 'A dress', type: 'simple', url: '/a', styles: 'p{}', price: 1 }
  expect(content.replaceIn(body, '/api/v1/pages/x')).toEqual({
    title: 'b c',
    type: 'simple',
    url: 'c',
    styles: 's\ns',
    price: 1,
  })
  for (content.round = 1; content.round < 3; content.round += 1)
    content.replaceIn(body, '/api/v1/pages/y')
  const ofTitle = [...content.pairs].filter((pair) => pair.includes('.title '))
  expect(ofTitle).toHaveLength(5)
})

test('of the statuses from 500 only 503 with Retry-After is documented', () => {
  const response = (status: number, headers = {}) => ({ status, headers: new Headers(headers) })
  expect(isDocumented(response(503, { 'retry-after': '5' }))).toBe(true)
  for (const status of [500, 502, 503, 504]) expect(isDocumented(response(status))).toBe(false)
  const tally = new Tally()
  tally.record({ ...response(200), text: '{"errors":[{"extensions":{"code":"INTERNAL"}}]}' })
  tally.record({ ...response(200), text: '{"data":{}}' })
  expect([tally.undocumentedCount, tally.claim()[0]]).toEqual([1, false])
})
