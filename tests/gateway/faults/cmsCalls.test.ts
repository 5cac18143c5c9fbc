import { routes } from '@vitrine/cms/app/routes.ts'
import { callNameOf, cmsCalls } from '@vitrine/gateway/faults/cmsCalls.ts'
import { expect, test } from 'vitest'

/** Routes that no browser and no call of the gateway reaches with switches. */
const others =
  /^(preview$|payment\.webhook|(stockAlerts|newsletter)\.oneClick|component\.typeface\..+)$/

test('the calls have the names, methods and paths of the CMS', () => {
  const ofCms = routes
    .filter(({ name }) => !others.test(name))
    .map(({ name, url, method }) => ({ name, url, methods: [method].flat() }))
  const named = new Set(cmsCalls.map(({ name }) => name))
  expect([...named].toSorted()).toEqual([...new Set(ofCms.map(({ name }) => name))].toSorted())
  for (const { name, method, path, isProxied } of cmsCalls) {
    const route = ofCms.find((each) => each.name === name)
    expect(route?.methods, name).toContain(method)
    const sample = (url = '') => url.replace(/:\w+/g, 'x').replace('apple', 'x')
    expect(sample(path), name).toBe(sample(route?.url.replace('/api/v1', '')))
    expect(callNameOf(method, `${sample(path).replace('*', 'a/b.avif')}?q=1`, isProxied)).toBe(name)
  }
  expect(callNameOf('GET', '/unknown')).toBeUndefined()
  expect(callNameOf('POST', '/products')).toBeUndefined()
})

test('a list that begins with a text breaks the contract of every response', () => {
  const withContract = routes.filter(({ response }) => response !== undefined)
  expect(withContract.length).toBeGreaterThan(40)
  for (const { name, response } of withContract)
    expect(response?.safeParse(['out of contract', {}]).success, name).toBe(false)
})
