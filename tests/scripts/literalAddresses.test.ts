import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Inside the repository, because the rule applies only to web/; untracked, and deleted after the tests. */
const folder = 'web/.literalAddresses'
const biome = join('node_modules', '.bin', 'biome')

beforeAll(() => mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

/** Milliseconds: starting the linter takes up to 4 s on a busy machine. */
const timeout = 30_000

/** Returns what the linter reports about a module. */
function lint(name: string, code: string) {
  const file = join(folder, `${name}.tsx`)
  writeFileSync(file, code)
  try {
    execFileSync(biome, ['lint', '--vcs-enabled=false', file], { encoding: 'utf8', stdio: 'pipe' })
    return ''
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr)
  }
}

test.each([
  ['home', 'export const link = <a href="/">Home</a>'],
  ['path', 'export const link = <a href="/stories">Stories</a>'],
  ['query', 'export const link = <a href="/shop?s=silk">Silk</a>'],
  ['property', `export const link = { url: '/my-account/orders' }`],
  ['template', ['export const to = (slug: string) => `/product/', '{slug}`'].join('$')],
])(
  'the linter rejects a literal internal address: %s',
  (name, code) => {
    expect(lint(name, code)).toContain('pathTo')
  },
  timeout,
)

test.each([
  ['made', `import { pathTo } from '#web/paths.ts'\nexport const url = pathTo('shop')`],
  ['file', 'export const icon = <link href="/favicon.svg" />'],
  ['other', `export const paths = ['/', '/shopping', '/media/x.avif']`],
])(
  'the linter accepts other addresses and strings: %s',
  (name, code) => {
    expect(lint(name, code)).toBe('')
  },
  timeout,
)
