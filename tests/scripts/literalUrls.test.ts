import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Inside the repository, because the rule applies only to web/; untracked, and deleted after the tests. */
const folder = 'web/.literalUrls'

const rejected = {
  home: 'export const link = <a href="/">Home</a>',
  path: 'export const link = <a href="/stories">Stories</a>',
  query: 'export const link = <a href="/shop?s=silk">Silk</a>',
  property: `export const link = { url: '/my-account/orders' }`,
  template: ['export const to = (slug: string) => `/product/', '{slug}`'].join('$'),
}
const accepted = {
  made: `import { pathTo } from '@vitrine/web/paths.ts'\nexport const url = pathTo('shop')`,
  file: 'export const icon = <link href="/favicon.svg" />',
  other: `export const paths = ['/', '/shopping', '/media/x.avif']`,
}

/** Milliseconds: the linter reads the whole repository first, which takes long on a busy machine. */
const timeout = 120_000

/** The linter's report on all modules. */
let reported = ''

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  for (const [name, code] of Object.entries({ ...rejected, ...accepted }))
    writeFileSync(join(folder, `${name}.tsx`), code)
  const biome = join('node_modules', '.bin', 'biome')
  try {
    execFileSync(biome, ['lint', '--vcs-enabled=false', folder], { stdio: 'pipe' })
  } catch (error) {
    reported = String((error as { stderr?: unknown }).stderr)
  }
}, timeout)
afterAll(() => rmSync(folder, { recursive: true }))

test.each(Object.keys(rejected))('the linter rejects a literal internal URL: %s', (name) => {
  const [, report = ''] = reported.split(`${folder}/${name}.tsx:`)
  expect(report.split(folder)[0]).toContain('pathTo')
})

test.each(Object.keys(accepted))('the linter accepts other URLs and strings: %s', (name) => {
  expect(reported).not.toContain(`${name}.tsx`)
})
