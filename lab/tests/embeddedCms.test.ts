import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startExactCms } from '@vitrine/cms/tests/support/exactCms.ts'
import { startPartialCms } from '@vitrine/cms/tests/support/partialCms.ts'
import { sharedSeededCms } from '@vitrine/cms/tests/support/sharedCms.ts'
import { findCall, isOptional } from '@vitrine/contract/calls/calls.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { type Area, isIn } from '#lab/contract/areas.ts'
import { hasNeutralName } from '#lab/contract/callLog.ts'
import { checkContract } from '#lab/contract/check.ts'
import { namesHint, resultVerdict } from '#lab/contract/formats.ts'
import type { Finding } from '#lab/contract/report.ts'
import { startMinimalCms } from '#lab/tests/support/minimalCms.ts'

const cms = sharedSeededCms()

const problemsIn = (findings: readonly Finding[]) =>
  findings.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : []))

const check = (url: string, only?: readonly Area[]) =>
  checkContract({ cms: url, write: true, only, print: () => {} })

test('the embedded CMS fulfils the whole contract', async () => {
  const { findings, calls } = await check(cms.url)
  expect(calls.filter(({ state }) => state !== 'fine')).toEqual([])
  expect(problemsIn(findings)).toEqual([])
  expect(findings.filter(({ skipped }) => skipped)).toEqual([])
  expect(resultVerdict({ findings, calls })).toBe('Conforming.')
  expect(namesHint(calls)).toBeUndefined()
}, 120_000)

test.each(['content', 'cart', 'orders'] as const)(
  'the area %s is checked on its own',
  async (area) => {
    const { findings, calls, only } = await check(cms.url, [area])
    expect(problemsIn(findings)).toEqual([])
    expect(calls.every(({ name, state }) => isIn([area], name) && state === 'fine')).toBe(true)
    expect(resultVerdict({ findings, calls, only })).toBe(`Conforming in ${area}.`)
  },
  120_000,
)

test('a CMS that sends exactly the specified fields and calls conforms', async () => {
  const exact = await startExactCms(cms.url)
  const result = await check(exact.url)
  await exact.close()
  expect(problemsIn(result.findings)).toEqual([])
  expect(resultVerdict(result)).toMatch(
    /^Conforming, \d\d calls read generously, \d\d optional calls missing/,
  )
}, 120_000)

test('a CMS that lacks every optional part conforms, and each missing call is named', async () => {
  covers('calls.optional.conforming')

  const minimal = await startMinimalCms(cms.url)
  const result = await check(minimal.url)
  await minimal.close()
  expect(problemsIn(result.findings)).toEqual([])
  for (const { name, state } of result.calls)
    expect([
      name,
      isOptional(findCall(name) ?? {}) ? 'not offered' : 'fine',
      'not checked',
    ]).toContain(state)
  expect(resultVerdict(result)).toMatch(/^Conforming, \d\d optional calls missing\b/)
}, 240_000)

test('a CMS that lacks a required call does not conform, one with neutral names does', async () => {
  covers('calls.optional.conforming')

  const withoutCart = await startPartialCms(cms.url, { isOffered: (name) => name !== 'cart.read' })
  const broken = await check(withoutCart.url)
  await withoutCart.close()
  expect(resultVerdict(broken)).toBe('Not conforming.')
  expect(broken.calls).toContainEqual(
    expect.objectContaining({ name: 'cart.read', state: 'missing', detail: 'status 501' }),
  )
  const neutral = await startPartialCms(cms.url, { isOffered: (name) => !hasNeutralName(name) })
  const result = await check(neutral.url)
  await neutral.close()
  expect(problemsIn(result.findings)).toEqual([])
  expect(resultVerdict(result)).toBe('Conforming, 6 optional calls missing.')
  expect(namesHint(result.calls)).toContain('CMS_NAMES=neutral')
}, 240_000)

test('an address without a server is reported before any check', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  await expect(
    checkContract({ cms: `http://127.0.0.1:${port}/`, write: false, print }),
  ).rejects.toThrow(`No server responds at http://127.0.0.1:${port} (connect ECONNREFUSED`)
  expect(lines).toEqual([])
})
