import { checkContract, hasContractChecks } from '@vitrine/tests/support/shop/checkContract.ts'
import { expect, inject, test } from 'vitest'

test.runIf(hasContractChecks)('the adapter conforms to the contract of the content', async () => {
  const result = await checkContract(inject('stack').adapter, '--only', 'content')
  expect(result.isConforming, result.output).toBe(true)
  expect(result.findings.length).toBeGreaterThan(20)
  expect(result.calls.filter(({ state }) => state.startsWith('fine')).length).toBeGreaterThan(7)
})

test('calls of the commerce are not offered', async () => {
  for (const path of ['/api/v1/products', '/api/v1/cart', '/component/contact-form/'])
    expect((await fetch(inject('stack').adapter + path)).status, path).toBe(404)
})

test.each([
  '/media/content/../../wp-config.php',
  '/media/content/%2e%2e/%2e%2e/wp-config.php',
  '/media/content/2026/.htaccess',
  '/media/content/a.php',
])('the media route serves no %s', async (path) => {
  const { hostname, port } = new URL(inject('stack').adapter)
  // Clients would shorten the path.
  const { request } = await import('node:http')
  const status = await new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(404)
})
