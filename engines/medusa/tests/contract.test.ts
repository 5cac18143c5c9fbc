import { checkContract, hasContractChecks } from '@vitrine/tests/support/shop/checkContract.ts'
import { expect, inject, test } from 'vitest'

test.runIf(hasContractChecks)('the adapter passes the contract', { timeout: 600_000 }, async () => {
  const { findings, output } = await checkContract(inject('stack').adapter, '--write')
  const failed = findings.filter(({ problem }) => problem)
  expect(
    failed.map(({ name }) => name),
    output,
  ).toEqual([])
  expect(findings.length - failed.length).toBeGreaterThan(85)
})

test('the other calls of the content CMS cannot be reached', async () => {
  const { adapter, content } = inject('stack')
  for (const path of ['/docs', '/api/v1/openapi.json']) {
    const direct = await fetch(`${content}${path}`)
    const passed = await fetch(`${adapter}${path}`)
    expect([path, direct.status === 404, passed.status]).toEqual([path, false, 404])
  }
})
