import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startShop } from '@vitrine/tests/support/gateway/startGateway.ts'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const expected = fileURLToPath(new URL('conformance.yml', import.meta.url))

test('the conformance suite of MCP passes, except for what the shop does not offer', async () => {
  await using shop = await startShop()
  const cwd = await mkdtemp(join(tmpdir(), 'vitrine-conformance-'))
  const args = [
    'server',
    '--url',
    `${shop.gateway.url}/mcp`,
    '--suite',
    'all',
    '--expected-failures',
    expected,
  ]
  try {
    // Exits with another code for an unexpected failure, and for an expected one that no longer fails.
    const { stdout } = await run(
      'npx',
      ['--yes', '@modelcontextprotocol/conformance@0.1.16', ...args],
      { cwd },
    )
    expect(stdout).toContain('server-initialize')
  } finally {
    await rm(cwd, { recursive: true })
  }
})

test('the command line of the Inspector lists and calls the tools', async () => {
  await using shop = await startShop()
  const inspect = async (...args: string[]) => {
    const inspector = [
      '--yes',
      '@modelcontextprotocol/inspector',
      '--cli',
      `${shop.gateway.url}/mcp`,
    ]
    const { stdout } = await run('npx', [...inspector, '--transport', 'http', ...args])
    return JSON.parse(stdout)
  }
  const { tools } = await inspect('--method', 'tools/list')
  expect(tools.map(({ name }: { name: string }) => name)).toContain('search_catalog')
  const called = await inspect('--method', 'tools/call', '--tool-name', 'list_stores')
  expect(called.structuredContent.stores.length).toBeGreaterThan(0)
})
