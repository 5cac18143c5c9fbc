import { routes } from '@vitrine/cms/app/routes.ts'
import { cmsCalls, proxiedCallName } from '@vitrine/gateway/faults/cmsCalls.ts'
import { expect, test } from 'vitest'

test('each request that the gateway passes on has the name of its call', () => {
  const proxied = cmsCalls.filter(({ isProxied }) => isProxied)
  expect(proxied.length).toBeGreaterThan(5)
  for (const { name, method, path } of proxied) {
    const sample = path.replace(/:\w+/g, 'x').replace('*', 'a/b.avif')
    expect(proxiedCallName(method, `${sample}?q=1`)).toBe(name)
  }
  expect(proxiedCallName('GET', '/unknown')).toBeUndefined()
  expect(proxiedCallName('DELETE', '/invoice/1')).toBeUndefined()
  expect(proxiedCallName('GET', '/cart')).toBeUndefined()
})

test('calls of other servers cannot be switched', () => {
  const names = cmsCalls.map(({ name }) => name)
  expect(names).toContain('newsletter.unsubscribe')
  expect(names).not.toContain('newsletter.oneClick')
  expect(names).not.toContain('payment.webhook')
})

test('a list that begins with a text breaks the contract of every response', () => {
  const withContract = routes.filter(({ response }) => response !== undefined)
  expect(withContract.length).toBeGreaterThan(40)
  for (const { name, response } of withContract)
    expect(response?.safeParse(['out of contract', {}]).success, name).toBe(false)
})
