import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { node24 } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { removeFolder } from '../temporaryFolder.ts'
import { copyOfRepository } from './copyOfRepository.ts'
import { addCmsCall, addField, addMachine, addPage, apply } from './recipes.ts'

/** A copy of the repository with a page, a field, a CMS call and a machine, and with what the recipes say to generate. */
async function copyWithAll(): Promise<string> {
  const folder = await copyOfRepository()
  const edits = [...addCmsCall, ...addField, ...addPage, ...addMachine]
  apply(folder, edits)
  // The checks list the files of the repository, and records name its commit.
  await run('git', ['init', '--quiet'], { cwd: folder })
  await run('git', ['add', '--all'], { cwd: folder })
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  await run('git', [...author, 'commit', '--quiet', '--message', 'Copy'], { cwd: folder })
  const vitest = ['node_modules/.bin/vitest', 'run', '--project', 'machines']
  const names = ['ribbon', 'machineCatalog', 'reproduction']
  const sources = edits.map(({ file }) => file).filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
  const generators = [
    ['node_modules/.bin/biome', 'check', '--write', ...new Set(sources)],
    ['node_modules/.bin/graphql-codegen', '--config', 'codegen.ts'],
    ['scripts/schema/main.ts'],
    ['machines/catalog/diagrams.ts'],
    ['scripts/clauses.mjs', '--write'],
    ['engines/skeleton/document/main.ts'],
    [...vitest, ...names.map((name) => `tests/machines/${name}.test.ts`), '-u'],
  ]
  for (const args of generators) {
    const { code, output } = await run(node24, args, { cwd: folder })
    expect(code, output).toBe(0)
  }
  return folder
}

let folder: string
beforeAll(async () => {
  folder = await copyWithAll()
  return () => removeFolder(folder)
}, 600_000)

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

test('the recipe of CONTRIBUTING.md for a CMS call leads to its line in the reference', () => {
  expect(textOf('docs/rest/pages.md')).toContain('| `/gifts` | `giftNote` |')
})

test('the recipe of CONTRIBUTING.md for a machine leads to its diagram, its recorded paths and an export as a test', () => {
  expect(textOf('machines/README.md')).toContain('Ties and unties a ribbon.')
  expect(textOf('tests/machines/journals/ribbon.txt')).toContain('ribbon.untied')
})
