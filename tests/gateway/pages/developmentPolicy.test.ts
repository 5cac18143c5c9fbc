import { expect, test } from 'vitest'
import { developmentPolicy, omiseOrigins } from '#gateway/pages/contentSecurityPolicy.ts'

test('in development a page may wait in a worker for a server that restarts', () => {
  const policy = developmentPolicy(omiseOrigins, 'https://tags.example/gtag.js')
  expect(policy.split('; ')).toContain("worker-src 'self' blob:")
})
