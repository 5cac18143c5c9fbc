import { developmentPolicy, omiseOrigins } from '@vitrine/gateway/pages/contentSecurityPolicy.ts'
import { expect, test } from 'vitest'

test('in development a page may wait in a worker for a server that restarts', () => {
  const policy = developmentPolicy(omiseOrigins, 'https://tags.example/gtag.js')
  expect(policy.split('; ')).toContain("worker-src 'self' blob:")
})
