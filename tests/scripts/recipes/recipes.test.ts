import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { node24 } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { removeFolder } from '../temporaryFolder.ts'
import { copyOfRepository } from './copyOfRepository.ts'
import { addCmsCall, addField, addMachine, addPage, apply } from './recipes.ts'

/** Serves the pages of its folder from the sources, over a CMS with the shop's catalogue. */
const server = `import { startSeededCms } from '@vitrine/cms/tests/support/testCms.ts'
import { startGateway } from '@vitrine/tests/support/gateway/startGateway.ts'
const cms = await startSeededCms()
const pages = { distDirectory: 'dist', development: true }
const gateway = await startGateway({ cmsUrl: cms.url, pages })
process.on('disconnect', () => process.exit())
process.send?.(gateway.url)
`

async function serve(folder: string): Promise<string> {
  const child = spawn(node24, ['server.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill())
  const [url] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The shop of the copy has ended.'))),
  ])
  return url
}

/** A copy of the repository with a page, a field, a CMS call and a machine, and with what the recipes say to generate. */
async function copyWithAll(): Promise<string> {
  const folder = await copyOfRepository({ 'server.ts': server })
  const edits = [...addCmsCall, ...addField, ...addPage, ...addMachine]
  apply(folder, edits)
  // The checks list the files of the repository, and records name its commit.
  await run('git', ['init', '--quiet'], { cwd: folder })
  await writeFile(join(folder, '.git', 'info', 'exclude'), '/server.ts\n')
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

test('the recipes of CONTRIBUTING.md lead to a page that shows a new field of a new CMS call', async () => {
  expect(textOf('docs/rest/pages.md')).toContain('| `/gifts` | `giftNote` |')
  const response = await fetch(`${await serve(folder)}/gifts`)
  expect(await response.text()).toContain('<h1>Wrapped by hand by Khun Mali</h1>')
}, 600_000)

test('the recipe of CONTRIBUTING.md for a machine leads to its diagram, its recorded paths and an export as a test', () => {
  expect(textOf('machines/README.md')).toContain('Ties and unties a ribbon.')
  expect(textOf('tests/machines/journals/ribbon.txt')).toContain('ribbon.untied')
})
